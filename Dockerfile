FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --workspaces=false
COPY . .
# The build holds its own copy of onnxruntime, so that what remains needs no install script.
RUN npm run build && npm prune --omit=dev --workspaces=false

FROM node:22-slim
ENV NODE_ENV=production MALGYEOL_DATA=/data ORT_DISABLE_TELEMETRY=1
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/bin ./bin
COPY --from=build /app/dist ./dist
COPY --from=build /app/models ./models
COPY --from=build /app/node_modules ./node_modules
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 5656 5655 5757
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:5656/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "bin/malgyeol"]
CMD ["serve"]
