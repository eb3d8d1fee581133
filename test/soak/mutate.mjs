/** Values and bytes that are nearly right: the mistakes of programs, and of whoever looks for weak places. */

const ODD_VALUES = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  'x',
  '가'.repeat(300),
  '\u0000',
  '\ud800',
  '0'.repeat(40),
  [],
  {},
  [[[[]]]],
  { toString: 1 },
  { constructor: { prototype: {} } },
  { length: 1e9 },
];
const ODD_NAMES = ['__proto__', 'toString', 'constructor', 'content', 'dict', '', '가', 'x'.repeat(200)];

/** A copy: it is changed further itself. */
const oddValue = (random) => structuredClone(random.pick(ODD_VALUES));

/** The same value with one or a few places changed. */
export function mutatedJson(value, random, times = 1 + random.below(3)) {
  let changed = structuredClone(value);
  for (let i = 0; i < times; i++) changed = changedOnce(changed, random);
  return changed;
}

function changedOnce(value, random) {
  if (value === null || typeof value !== 'object' || random.often(15)) return oddValue(random);
  const names = Object.keys(value);
  const name = names.length === 0 ? random.pick(ODD_NAMES) : random.pick(names);
  // What every object inherits is left alone: changed once it would be changed in all of them.
  const own = Object.hasOwn(value, name) ? value[name] : null;
  switch (random.below(5)) {
    case 0:
      delete value[name];
      break;
    case 1:
      set(value, Array.isArray(value) ? value.length : random.pick(ODD_NAMES), oddValue(random));
      break;
    case 2:
      set(value, name, new Array(random.below(20)).fill(own));
      break;
    default:
      set(value, name, changedOnce(own, random));
  }
  return value;
}

/** As JSON would: a name like __proto__ is a name. */
function set(object, name, value) {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

/** The same bytes flipped, cut off, doubled or filled up in a few places. */
export function mutatedBytes(bytes, random) {
  let changed = Buffer.from(bytes);
  for (let i = 0; i <= random.below(3); i++) {
    const at = random.below(changed.length + 1);
    switch (random.below(5)) {
      case 0:
        if (at < changed.length) changed[at] ^= 1 << random.below(8);
        break;
      case 1:
        changed = changed.subarray(0, at);
        break;
      case 2:
        changed = Buffer.concat([changed, changed.subarray(0, at)]);
        break;
      case 3:
        changed = Buffer.concat([changed.subarray(0, at), Buffer.from([0xff, 0xff, 0xff, 0xff, 0x0f])]);
        break;
      default:
        if (at < changed.length) changed[at] = random.below(256);
    }
  }
  return changed;
}

/** A message as gRPC frames it, usually. */
export function framed(message, random) {
  const head = Buffer.alloc(5);
  head[0] = random.often(85) ? 0 : random.below(256);
  head.writeUInt32BE(random.often(90) ? message.length : random.below(2 ** 31), 1);
  return Buffer.concat([head, message]);
}
