import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Load } from '../service/load.js';

/** Seconds; the targets of the service lie between the second and the fifth. */
const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.12, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const LATENCY = 'malgyeol_request_duration_seconds';
/** Applications with a series of their own; callers choose the names, so there must be an end. */
const MAX_APPLICATIONS = 1000;

export interface Observation {
  operation: string;
  protocol: string;
  /** 'ok' or the code of the error. */
  code: string;
  seconds: number;
  appId: string;
  characters: number;
  eojeols: number;
}

export interface Metrics {
  observe(observation: Observation): void;
  text(): Promise<string>;
  /** Only how long operations take, which says nothing of who calls. */
  latencyText(): Promise<string>;
  readonly contentType: string;
}

/** What is asked for when somebody reads the metrics. */
export interface Gauges {
  load: Load;
  /** Requests whose body is on its way. */
  arriving(): number;
  connections(): number;
}

export function createMetrics(gauges: Gauges): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'malgyeol_' });
  const { requests, errors, latency, characters, appRequests, appEojeols } = createSeries(registry);
  watch(registry, gauges);
  const appLabel = createLabels();

  return {
    observe(o) {
      requests.inc({ operation: o.operation, protocol: o.protocol, code: o.code });
      latency.observe({ operation: o.operation }, o.seconds);
      if (o.code !== 'ok') errors.inc({ operation: o.operation, code: o.code });
      if (o.characters > 0) characters.inc({ operation: o.operation }, o.characters);
      if (o.appId !== '') {
        const app = appLabel(o.appId);
        appRequests.inc({ app });
        if (o.eojeols > 0) appEojeols.inc({ app }, o.eojeols);
      }
    },
    text: () => registry.metrics(),
    latencyText: () => registry.getSingleMetricAsString(LATENCY),
    contentType: registry.contentType,
  };
}

/** What is counted request by request. */
function createSeries(registry: Registry) {
  const options = { registers: [registry] };
  const requests = new Counter({
    name: 'malgyeol_requests_total',
    help: 'Requests by operation, protocol and result code',
    labelNames: ['operation', 'protocol', 'code'],
    ...options,
  });
  const errors = new Counter({
    name: 'malgyeol_errors_total',
    help: 'Requests that ended in an error',
    labelNames: ['operation', 'code'],
    ...options,
  });
  const latency = new Histogram({
    name: LATENCY,
    help: 'Time from the first byte of a request to its answer',
    labelNames: ['operation'],
    buckets: LATENCY_BUCKETS,
    ...options,
  });
  const characters = new Counter({
    name: 'malgyeol_characters_total',
    help: 'Characters analysed or corrected',
    labelNames: ['operation'],
    ...options,
  });
  const appRequests = new Counter({
    name: 'malgyeol_application_requests_total',
    help: 'Requests per application (X-Svc-App-Id)',
    labelNames: ['app'],
    ...options,
  });
  const appEojeols = new Counter({
    name: 'malgyeol_application_eojeols_total',
    help: 'Eojeols per application (X-Svc-App-Id)',
    labelNames: ['app'],
    ...options,
  });
  return { requests, errors, latency, characters, appRequests, appEojeols };
}

/** What is looked at when somebody reads the metrics. */
function watch(registry: Registry, { load, arriving, connections }: Gauges): void {
  const gauges: Array<[name: string, help: string, value: () => number]> = [
    ['malgyeol_queue_requests', 'Requests accepted and not answered yet', () => load.requests],
    ['malgyeol_queue_characters', 'Characters accepted and not answered yet', () => load.characters],
    ['malgyeol_queue_bytes', 'Bytes of request bodies in memory', () => load.bytes],
    ['malgyeol_arriving_requests', 'Requests whose body has not come whole yet', arriving],
    ['malgyeol_connections', 'Open connections of all ports', connections],
  ];
  for (const [name, help, value] of gauges)
    new Gauge({
      name,
      help,
      collect() {
        this.set(value());
      },
      registers: [registry],
    });
}

/** A name for each of the first applications, one for all others. */
function createLabels(): (appId: string) => string {
  const applications = new Set<string>();
  return (appId) => {
    if (applications.has(appId)) return appId;
    if (applications.size >= MAX_APPLICATIONS) return '(기타)';
    applications.add(appId);
    return appId;
  };
}
