/** Has a library for every platform, of which npm installs the right one: it stays a package of its own. */
export const INSTALLED = new Set(['libsql']);

/** How bundled code is written. Names of functions and classes stay: errors, stack traces and profiles show them. */
export const OUTPUT = {
  format: 'esm',
  comments: false,
  minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
};
