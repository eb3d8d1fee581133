/** Lines over time as SVG. `series`: { name: [[x, y], …] }; every line has the same axes. */
const WIDTH = 720;
const HEIGHT = 260;
const MARGIN = { left: 60, right: 140, top: 30, bottom: 40 };
const COLOURS = ['#1f6feb', '#d1242f', '#1a7f37', '#9a6700', '#8250df'];

export function plot(title, series, { x = '', y = '' } = {}) {
  const points = Object.values(series).flat();
  if (points.length === 0) return undefined;
  const mostX = Math.max(...points.map(([value]) => value), 1e-9);
  const mostY = Math.max(...points.map(([, value]) => value), 1e-9) * 1.1;
  const inner = { width: WIDTH - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom };
  const placeX = (value) => (MARGIN.left + (value / mostX) * inner.width).toFixed(1);
  const placeY = (value) => (MARGIN.top + (1 - value / mostY) * inner.height).toFixed(1);
  const bottom = MARGIN.top + inner.height;
  const lines = Object.entries(series).map(([name, values], i) => {
    const colour = COLOURS[i % COLOURS.length];
    const path = values.map(([a, b]) => `${placeX(a)},${placeY(b)}`).join(' ');
    const label = `<text x="${WIDTH - MARGIN.right + 10}" y="${MARGIN.top + 16 * i + 10}" fill="${colour}">${name}</text>`;
    return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="1.5"/>${label}`;
  });
  const marks = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const value = mostY * share;
    const at = placeY(value);
    const grid = `<line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${at}" y2="${at}" stroke="#ddd"/>`;
    return `${grid}<text x="${MARGIN.left - 6}" y="${at}" text-anchor="end" dy="4">${short(value)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="11">`,
    `<rect width="100%" height="100%" fill="#fff"/><text x="${MARGIN.left}" y="18" font-size="13">${title}</text>`,
    ...marks,
    ...lines,
    `<text x="${MARGIN.left}" y="${bottom + 16}">0</text>`,
    `<text x="${WIDTH - MARGIN.right}" y="${bottom + 16}" text-anchor="end">${short(mostX)} ${x}</text>`,
    `<text x="8" y="${MARGIN.top - 6}">${y}</text>`,
    '</svg>',
  ].join('\n');
}

const short = (value) =>
  (value >= 100 ? Math.round(value) : Math.round(value * 10) / 10).toLocaleString('en');
