import type { DescService } from '@bufbuild/protobuf';
import { type Logger, pino } from 'pino';
import { createAccess, createOpenAccess } from '../access/admit.js';
import { createCallRate } from '../access/call-rate.js';
import { generateKey, storedKeyOf } from '../access/key.js';
import { createSignInCode } from '../access/sign-in-code.js';
import { createWrongKeys } from '../access/wrong-keys.js';
import { Health } from '../gen/grpc/health/v1/health_pb.js';
import { ServerReflection as ReflectionV1 } from '../gen/grpc/reflection/v1/reflection_pb.js';
import { ServerReflection as ReflectionV1Alpha } from '../gen/grpc/reflection/v1alpha/reflection_pb.js';
import type { Limits } from '../service/limits.js';
import { createLoad } from '../service/load.js';
import type { Operation } from '../service/operations/operation.js';
import { createOperations } from '../service/operations/operations.js';
import { type Engine, engineOnceStarted } from '../service/workers/engine.js';
import type { Store } from '../store/types.js';
import { type Config, legacyPortsOf, listenHost } from './config.js';
import { createDispatcher } from './dispatcher.js';
import { createMetrics } from './metrics.js';
import { createMounts } from './mounts.js';
import { createArrivals } from './port/arrivals.js';
import { createPort, type Port } from './port/port.js';
import { createRouter, type Mount } from './router.js';
import { routerSettings } from './router-settings.js';
import { aliasedServices } from './rpc/aliased-services.js';
import { createReadiness, healthRoutes, type Readiness } from './rpc/health.js';
import { reflectionRoutes } from './rpc/reflection.js';
import { createRpcHandler, type RpcHandler } from './rpc/rpc-handlers.js';
import { createSlowRefusal } from './slow-refusal.js';
import { portError, readTls } from './start-errors.js';
import { storeHindrance, watchStore } from './store-watch.js';
import { openStoredState } from './stored-state.js';

export interface ServerOptions {
  config: Config;
  /** Started beside everything else; requests that come before it is there wait for it. */
  createEngine(): Promise<Engine>;
  mounts?: readonly Mount[];
  /** How documents that describe MCP clients are fetched; tests have no internet. */
  fetchDocument?: (url: string | URL) => Promise<Response>;
  /** The script of the thread for large dictionaries, where it is not the one beside this code. */
  dictionaryWorker?: URL;
  /** The build of the page at `/`, where it is not the one beside this code. */
  webDirectory?: string;
  logger?: Logger;
}

export interface RunningServer {
  port: number;
  /** The key that was made because there was none, once it is ready; it is not stored and cannot be shown again. */
  readonly firstKey: string | undefined;
  /** What lets one browser in without a key; undefined where none is needed or there is no page. */
  signInCode: string | undefined;
  /** Resolves when the engine is there and requests are answered. */
  ready: Promise<void>;
  /** Finishes what was taken, then stops; a second call does not wait. */
  close(): Promise<void>;
}

/** How often a closing server looks whether its last request is answered, in milliseconds. */
const DRAIN_POLL_MS = 20;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const engine = options.createEngine();
  engine.catch(() => {});
  try {
    return await start(options, engine);
  } catch (error) {
    // Its threads would keep the process alive.
    await engine.then((running) => running.close()).catch(() => {});
    throw error;
  }
}

async function start(options: ServerOptions, engine: Promise<Engine>): Promise<RunningServer> {
  const { config } = options;
  const logger = options.logger ?? pino({ level: config.logLevel });
  const logStoreError = (error: unknown) => logger.error({ err: error }, '저장소에서 오류가 났습니다');

  const tls = readTls(config);
  const tell = (notice: string) => logger.warn(notice);
  const state = await openStoredState(config, options.dictionaryWorker, logStoreError, tell);
  const { store, ring, meter, largeDictionaries, dictionaries, glosses } = state;

  const limits = limitsOf(config);
  const load = createLoad(limits, waitedIn(engine));
  const arrivals = createArrivals(limits.queue);
  const slowly = createSlowRefusal(createWrongKeys(), config.trustProxy);
  const features = new Set(config.features);
  const operations = createOperations({
    ...engineOnceStarted(engine),
    store,
    dictionaries,
    glosses,
    largeDictionaries,
    features,
    limits,
    load,
  });
  const access = config.open ? createOpenAccess() : createAccess(ring, meter, state.quotas);
  const signIn = config.open || !features.has('playground') ? undefined : createSignInCode(store);
  const metrics = createMetrics({
    load,
    arriving: () => arrivals.count,
    connections: () => port.connections,
  });
  const readiness = createReadiness();
  let started = false;
  let draining = false;
  const hindrance = () => {
    if (draining) return '서버를 끄고 있습니다.';
    return started ? storeHindrance(watch.failure()) : '엔진을 준비하고 있습니다.';
  };
  const tellReadiness = () => readiness.set(hindrance());
  const shutdown = new AbortController();
  const dispatcher = createDispatcher({
    access,
    meter,
    callRate: createCallRate(config.callRate),
    features,
    load,
    arrivals,
    metrics,
    draining: () => draining,
    logError: (error, context) => logger.error({ err: error, ...context }, '요청을 처리하다 오류가 났습니다'),
    logCall: (call) => logger.debug(call, '요청'),
  });
  const rpc = createRpc(operations, features, { config, readiness, shutdown });
  const shared = { operations, dispatcher, slowly, access, readiness, draining: () => draining };
  const { mounts, close: closeMounts } = await createMounts({
    ...options,
    ...shared,
    state,
    features,
    limits,
    load,
    logger,
    signIn,
    more: options.mounts,
  });
  const handler = createRouter({
    ...routerSettings(config, limits, logger),
    ...shared,
    rpc,
    plainPaths: pathsOf([Health, ReflectionV1, ReflectionV1Alpha]),
    mounts,
    metrics,
  });

  const port: Port = createPort(handler, {
    tls,
    requestSeconds: config.requestSeconds,
    maxConnections: config.maxConnections,
  });
  const watch = watchStore(store, logger, tellReadiness);
  const closeParts = async () => {
    arrivals.stop();
    watch.stop();
    await closeMounts();
    await state.close();
    await engine.then((running) => running.close()).catch(() => {});
  };

  const bound = await listenOn(port, config.port, config).catch(async (error) => {
    await closeParts();
    throw error;
  });
  await openLegacyPorts(port, config, logger);

  // Only now: a key that is made before the port is ours would never be shown.
  let firstKey: string | undefined;
  const ready = engine.then(async () => {
    firstKey = config.open ? undefined : await makeFirstKey(store);
    if (firstKey !== undefined) await ring.reload();
    started = true;
    tellReadiness();
  });
  ready.catch(() => {});
  let closing: Promise<void> | undefined;
  return {
    port: bound,
    get firstKey() {
      return firstKey;
    },
    signInCode: signIn?.code,
    ready,
    close() {
      draining = true;
      tellReadiness();
      closing ??= drain(port, () => load.requests + arrivals.count, config, shutdown).then(closeParts);
      return closing;
    },
  };
}

/** gRPC, gRPC-web and Connect: the operations, and health and reflection of the services that are offered. */
function createRpc(
  operations: readonly Operation[],
  features: ReadonlySet<string>,
  parts: { config: Config; readiness: Readiness; shutdown: AbortController },
): RpcHandler {
  const served = operations.filter((operation) => features.has(operation.feature));
  const services = [...new Set(served.map((operation) => operation.method.parent))];
  return createRpcHandler({
    operations,
    maxRequestBytes: parts.config.maxRequestBytes,
    shutdownSignal: parts.shutdown.signal,
    plainRoutes(router) {
      const shown = [...services, ...aliasedServices(services, parts.config.packageAlias)];
      healthRoutes(router, new Set(shown.map((service) => service.typeName)), parts.readiness);
      reflectionRoutes(router, [...shown, Health]);
    },
  });
}

/** Lets requests that were taken end, then ends streams that never would (health watchers, reflection). */
async function drain(
  port: Port,
  open: () => number,
  config: Config,
  shutdown: AbortController,
): Promise<void> {
  port.drain();
  const deadline = Date.now() + config.shutdownSeconds * 1000;
  while (open() > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, DRAIN_POLL_MS));
  }
  shutdown.abort();
  await new Promise((resolve) => setTimeout(resolve, DRAIN_POLL_MS));
  port.destroy();
}

/** A new installation gets a key, so that its first request can be copied from the screen. */
async function makeFirstKey(store: Store): Promise<string | undefined> {
  const key = generateKey();
  return (await store.insertFirstKey(storedKeyOf(key, { label: '처음 시작할 때 만든 키' })))
    ? key
    : undefined;
}

async function openLegacyPorts(port: Port, config: Config, logger: Logger): Promise<void> {
  for (const legacy of legacyPortsOf(config)) {
    await listenOn(port, legacy, config).catch(() => {
      logger.warn(`옛 포트 ${legacy}은(는) 다른 프로그램이 쓰고 있어 열지 않습니다`);
    });
  }
}

/** Every address of the machine; without IPv6 there is no '::'. */
async function listenOn(port: Port, number: number, config: Config): Promise<number> {
  const host = listenHost(config);
  try {
    return await port.listen(number, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (host !== '::' || (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL')) {
      throw portError(error, number, host);
    }
    return port.listen(number, '0.0.0.0').catch((reason) => {
      throw portError(reason, number, '0.0.0.0');
    });
  }
}

/** For how many milliseconds requests have waited in an engine that may still be starting. */
function waitedIn(engine: Promise<Engine>): () => number {
  let running: Engine | undefined;
  const found = (started: Engine) => {
    running = started;
  };
  void engine.then(found, () => {});
  return () => running?.waited ?? 0;
}

function limitsOf(config: Config): Limits {
  return {
    requestBytes: config.maxRequestBytes,
    characters: config.maxCharacters,
    sentences: config.maxSentences,
    queue: config.maxQueue,
    waitSeconds: config.maxWaitSeconds,
    queuedCharacters: config.maxQueuedCharacters,
    queuedBytes: config.maxQueuedBytes,
    dictionaries: config.maxDictionaries,
    dictionaryEntries: config.maxDictionaryEntries,
  };
}

function pathsOf(services: readonly DescService[]): Set<string> {
  return new Set(
    services.flatMap((service) => service.methods.map((method) => `/${service.typeName}/${method.name}`)),
  );
}
