/** A half of a pair without the other has no UTF-8. */
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** What gRPC lets stand as it is: printable ASCII but the sign of the encoding itself. */
const ENCODED = /[^\u0020-\u0024\u0026-\u007e]+/g;

/**
 * The message of an error as a header: percent-encoded where gRPC demands it and nowhere else. Clients in JavaScript leave
 * an encoded comma or colon as they find it (`decodeURI`), so what need not be encoded must not be.
 */
export function grpcMessage(message: string): string {
  return message.replace(LONE_SURROGATE, '\ufffd').replace(ENCODED, encodeURIComponent);
}
