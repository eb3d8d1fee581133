/** The constants of XXH64, whole and in halves of 32 bits: whole stripes are counted in halves, BigInt being far slower. */
const PRIME_1 = 0x9e3779b185ebca87n;
const PRIME_2 = 0xc2b2ae3d27d4eb4fn;
const PRIME_3 = 0x165667b19e3779f9n;
const PRIME_4 = 0x85ebca77c2b2ae63n;
const PRIME_5 = 0x27d4eb2f165667c5n;
const [HIGH_1, LOW_1] = [0x9e3779b1, 0x85ebca87];
const [HIGH_2, LOW_2] = [0xc2b2ae3d, 0x27d4eb4f];
const STRIPE = 32;
const LANES = 4;

const wrap = (value: bigint) => BigInt.asUintN(64, value);
const rotate = (value: bigint, by: bigint) => wrap((value << by) | (value >> (64n - by)));
const round = (lane: bigint, input: bigint) => wrap(rotate(wrap(lane + input * PRIME_2), 31n) * PRIME_1);

/** XXH64 with seed 0 of bytes that come piece by piece: the checksum of a frame of Zstandard. */
export function xxh64() {
  const lanes = new Uint32Array(
    [PRIME_1 + PRIME_2, PRIME_2, 0n, -PRIME_1].flatMap((lane) => [
      Number(wrap(lane) & 0xffffffffn),
      Number(wrap(lane) >> 32n),
    ]),
  );
  const kept = new Uint8Array(STRIPE);
  let keptBytes = 0;
  let total = 0;
  return {
    add(bytes: Uint8Array): void {
      total += bytes.length;
      let at = 0;
      if (keptBytes > 0) {
        at = Math.min(STRIPE - keptBytes, bytes.length);
        kept.set(bytes.subarray(0, at), keptBytes);
        keptBytes += at;
        if (keptBytes < STRIPE) return;
        addStripes(lanes, kept, 0, STRIPE);
      }
      const end = at + Math.floor((bytes.length - at) / STRIPE) * STRIPE;
      addStripes(lanes, bytes, at, end);
      kept.set(bytes.subarray(end));
      keptBytes = bytes.length - end;
    },
    digest: (): bigint => digestOf(lanes, kept.subarray(0, keptBytes), total),
  };
}

function addStripes(lanes: Uint32Array, bytes: Uint8Array, begin: number, end: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = begin; at < end; ) {
    for (let lane = 0; lane < 2 * LANES; lane += 2, at += 8) {
      const inLow = view.getUint32(at, true);
      const inHigh = view.getUint32(at + 4, true);
      const low = lanes[lane]! + (Math.imul(inLow, LOW_2) >>> 0);
      const carry = low > 0xffffffff ? 1 : 0;
      const high = lanes[lane + 1]! + productHigh(inHigh, inLow, HIGH_2, LOW_2) + carry;
      // Turned left by 31: the halves change places and go back by one.
      const turnedHigh = ((high << 31) | (low >>> 1)) >>> 0;
      const turnedLow = ((low << 31) | (high >>> 1)) >>> 0;
      lanes[lane] = Math.imul(turnedLow, LOW_1);
      lanes[lane + 1] = productHigh(turnedHigh, turnedLow, HIGH_1, LOW_1);
    }
  }
}

/** Bits 32 to 63 of the product of two numbers of 64 bits. */
function productHigh(aHigh: number, aLow: number, bHigh: number, bLow: number): number {
  const [a1, a0, b1, b0] = [aLow >>> 16, aLow & 0xffff, bLow >>> 16, bLow & 0xffff];
  const middle = a1 * b0 + ((a0 * b0) >>> 16);
  const carried = a0 * b1 + (middle & 0xffff);
  const high = a1 * b1 + (middle >>> 16) + (carried >>> 16);
  return (high + Math.imul(aHigh, bLow) + Math.imul(aLow, bHigh)) >>> 0;
}

function digestOf(halves: Uint32Array, rest: Uint8Array, total: number): bigint {
  const lanes = [0, 2, 4, 6].map((at) => (BigInt(halves[at + 1]!) << 32n) | BigInt(halves[at]!));
  let hash = PRIME_5;
  if (total >= STRIPE) {
    const turns = [1n, 7n, 12n, 18n];
    hash = wrap(lanes.reduce((sum, lane, i) => sum + rotate(lane, turns[i]!), 0n));
    for (const lane of lanes) hash = wrap((hash ^ round(0n, lane)) * PRIME_1 + PRIME_4);
  }
  hash = wrap(hash + BigInt(total));
  const view = new DataView(rest.buffer, rest.byteOffset, rest.byteLength);
  let at = 0;
  for (; at + 8 <= rest.length; at += 8)
    hash = wrap(rotate(hash ^ round(0n, view.getBigUint64(at, true)), 27n) * PRIME_1 + PRIME_4);
  if (at + 4 <= rest.length) {
    hash = wrap(rotate(hash ^ wrap(BigInt(view.getUint32(at, true)) * PRIME_1), 23n) * PRIME_2 + PRIME_3);
    at += 4;
  }
  for (; at < rest.length; at++) hash = wrap(rotate(hash ^ wrap(BigInt(rest[at]!) * PRIME_5), 11n) * PRIME_1);
  hash = wrap((hash ^ (hash >> 33n)) * PRIME_2);
  hash = wrap((hash ^ (hash >> 29n)) * PRIME_3);
  return hash ^ (hash >> 32n);
}
