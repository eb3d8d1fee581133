/** How a request to an RPC path speaks, by its content type. */
export type Protocol = 'json' | 'connect' | 'connect-stream' | 'grpc' | 'grpc-web' | 'unsupported';

/** Media types that are protobuf but no protocol of ours: reading them as JSON would only confuse. */
const OTHER_PROTOBUF = /^application\/(x-protobuf|protobuf|vnd\.google\.protobuf|x-google-protobuf)\b/i;

/** Everything that is not protobuf or gRPC is JSON: clients send text/plain, form types and nothing at all. */
export function protocolOf(contentType: string | undefined): Protocol {
  if (contentType === undefined || contentType.startsWith('application/json')) return 'json';
  const type = contentType.toLowerCase();
  if (type.startsWith('application/grpc-web')) return 'grpc-web';
  if (type.startsWith('application/grpc')) return 'grpc';
  if (type.startsWith('application/connect+')) return 'connect-stream';
  if (/^application\/proto\s*(;|$)/.test(type)) return 'connect';
  return OTHER_PROTOBUF.test(type) ? 'unsupported' : 'json';
}
