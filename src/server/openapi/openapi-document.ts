import type { DescMethod } from '@bufbuild/protobuf';
import type { Operation } from '../../service/operations/operation.js';
import { listRestRoutes } from '../json/rest-routes.js';
import { SOFTWARE } from '../languagetool/software.js';
import { LANGUAGETOOL_PATHS, LANGUAGETOOL_SCHEMAS } from './languagetool-paths.js';
import { type Casing, createMessageSchemas, type MessageSchemas, type Schema } from './message-schemas.js';
import { SUMMARIES } from './summaries.js';

const DESCRIPTION =
  '한국어 형태소 분석과 교정. 요청의 필드는 camelCase와 snake_case를 다 받고, Connect 주소는 camelCase로, /svc/api/v1 주소는 snake_case로 답합니다. 같은 메시지를 gRPC와 gRPC-web으로도 보낼 수 있습니다.';

const ERROR: Schema = {
  type: 'object',
  properties: {
    code: { type: 'string', description: '오류의 이름. 예: invalid_argument' },
    message: { type: 'string', description: '무엇이 잘못되었고 어떻게 하면 되는지' },
  },
  required: ['code', 'message'],
};

/** OpenAPI 3.1 of everything that speaks JSON here, from the descriptors of the messages. */
export function openApiDocument(operations: readonly Operation[], open: boolean): Schema {
  const schemas = createMessageSchemas();
  const paths: Record<string, Record<string, Schema>> = {};
  for (const { method } of operations) {
    paths[`/${method.parent.typeName}/${method.name}`] = { post: connectOperation(method, schemas) };
  }
  for (const { path, http, operation } of listRestRoutes(operations)) {
    paths[path] = {
      ...paths[path],
      [http.toLowerCase()]: restOperation(path, http, operation.method, schemas),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '말결 Malgyeol',
      version: SOFTWARE.version,
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [...(open ? [{}] : []), { apiKey: [] }, { bearer: [] }],
    paths: { ...paths, ...LANGUAGETOOL_PATHS },
    components: {
      schemas: { Error: ERROR, ...schemas.all, ...LANGUAGETOOL_SCHEMAS },
      responses: {
        Error: { description: '오류', content: json({ $ref: '#/components/schemas/Error' }) },
      },
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'api-key' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function connectOperation(method: DescMethod, schemas: MessageSchemas): Schema {
  const streams = method.methodKind !== 'unary';
  return {
    operationId: `${method.parent.name}.${method.name}`,
    tags: [method.parent.name],
    summary: SUMMARIES[method.name] ?? method.name,
    ...(streams
      ? { description: 'Connect의 스트림입니다: 다섯 바이트의 머리와 JSON 메시지가 이어집니다.' }
      : {}),
    requestBody: body(schemas.refer(method.input, 'camel'), streams),
    responses: responses(schemas.refer(method.output, 'camel'), streams),
  };
}

function restOperation(path: string, http: string, method: DescMethod, schemas: MessageSchemas): Schema {
  const casing: Casing = 'snake';
  const named = path.includes('{name}');
  return {
    operationId: `rest.${method.name}`,
    tags: ['REST'],
    summary: SUMMARIES[method.name] ?? method.name,
    ...(named
      ? { parameters: [{ name: 'name', in: 'path', required: true, schema: { type: 'string' } }] }
      : {}),
    ...(http === 'POST' ? { requestBody: body(schemas.refer(method.input, casing)) } : {}),
    responses: responses(schemas.refer(method.output, casing)),
  };
}

function body(schema: Schema, streams = false): Schema {
  return { required: true, content: json(schema, streams) };
}

function responses(schema: Schema, streams = false): Schema {
  return {
    '200': { description: '답', content: json(schema, streams) },
    default: { $ref: '#/components/responses/Error' },
  };
}

function json(schema: Schema, streams = false): Schema {
  return { [streams ? 'application/connect+json' : 'application/json']: { schema } };
}
