// Two panels of accuracy against speed. The colours follow the reader's light or dark setting, with a background of
// their own, so that the picture is legible on either page.
const PANELS = [
  ['형태소 F1 · morpheme F1', 'KLUE, GSD, KSL 평균 · mean'],
  ['중의적 어절 · ambiguous eojeols', '학습하지 않은 꼴의 정확도 · accuracy, unseen forms'],
];
const WIDTH = 880;
const HEIGHT = 400;
const TOP = 66;
const BOTTOM = HEIGHT - 52;
const LEFT = 56;
const PANEL = 352;
const GAP = 76;
const colours = (back, ink, faint, grid, own, peer) =>
  `.back { fill: ${back} } text { fill: ${ink} } .faint { fill: ${faint} } .name { stroke: ${back} }
  .grid { stroke: ${grid} } .own { fill: ${own} } .peer { fill: ${peer} }`;
const STYLE = `
  text { font-family: system-ui, 'Noto Sans KR', 'Apple SD Gothic Neo', 'Malgun Gothic', NanumGothic, sans-serif; font-size: 12px }
  .faint { font-size: 11px } .title { font-weight: 600; font-size: 14px } .strong { font-weight: 700 }
  .end { text-anchor: end } .middle { text-anchor: middle } .name { stroke-width: 4px; paint-order: stroke }
  ${colours('#ffffff', '#1f2328', '#59636e', '#d1d9e0', '#c2410c', '#0969da')}
  @media (prefers-color-scheme: dark) {
  ${colours('#0d1117', '#f0f6fc', '#9198a1', '#3d444d', '#ff9b57', '#58a6ff')}
  }
`;

export function plot(points) {
  const speeds = points.map(({ speed }) => Math.log10(speed));
  const low = Math.min(...speeds) - 0.12;
  const high = Math.max(...speeds) + 0.12;
  const panels = PANELS.map((captions, k) => {
    const left = LEFT + k * (PANEL + GAP);
    const x = (speed) => left + ((Math.log10(speed) - low) / (high - low)) * PANEL;
    return panel(points, k, captions, left, x, [10 ** low, 10 ** high]);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">
<title>정확도와 속도 / accuracy against speed</title>
<style>${STYLE}</style>
<rect width="${WIDTH}" height="${HEIGHT}" rx="8" class="back"/>
${panels.flat().join('\n')}
</svg>
`;
}

function panel(points, k, [title, subtitle], left, x, [slow, fast]) {
  const values = points.map(({ panels }) => panels[k]);
  const step = Math.max(...values) - Math.min(...values) > 0.2 ? 0.05 : 0.02;
  const floor = Math.floor(Math.min(...values) / step) * step;
  const ceiling = Math.ceil(Math.max(...values) / step + 0.1) * step;
  const y = (value) => BOTTOM - ((value - floor) / (ceiling - floor)) * (BOTTOM - TOP);
  const right = left + PANEL;
  const out = [
    text(left, 26, title, 'title'),
    text(left, 44, subtitle, 'faint'),
    text((left + right) / 2, HEIGHT - 12, '초당 글자 수(로그) · characters per second (log)', 'faint middle'),
  ];
  for (let value = floor; value < ceiling + step / 2; value += step) {
    out.push(line(left, y(value), right, y(value)));
    out.push(text(left - 8, y(value) + 4, value.toFixed(2), 'faint end'));
  }
  for (const speed of ticks(slow, fast)) {
    out.push(line(x(speed), BOTTOM, x(speed), BOTTOM + 5));
    out.push(text(x(speed), BOTTOM + 20, `${speed / 1000}k`, 'faint middle'));
  }
  const placed = [];
  for (const point of points) {
    const at = { x: x(point.speed), y: y(point.panels[k]) };
    out.push(
      `<circle cx="${at.x.toFixed(1)}" cy="${at.y.toFixed(1)}" r="${point.own ? 7 : 5}" class="${point.own ? 'own' : 'peer'}"/>`,
    );
    placed.push(at);
  }
  points.forEach((point, i) => {
    const label = place(point.name, placed[i], placed, left, right);
    placed.push({ x: (label.from + label.to) / 2, y: label.y - 4, half: (label.to - label.from) / 2 });
    out.push(text(label.x, label.y, point.name, `name ${label.anchor} ${point.own ? 'strong' : ''}`));
  });
  return out;
}

/** The first of a few places around a point whose label stays in the panel and covers nothing. */
function place(name, at, placed, left, right) {
  const width = [...name].reduce((sum, c) => sum + (c > 'ᄀ' ? 13 : 7.2), 0);
  const choices = [
    { anchor: '', x: at.x + 11, y: at.y + 4, from: at.x + 11, to: at.x + 11 + width },
    { anchor: 'end', x: at.x - 11, y: at.y + 4, from: at.x - 11 - width, to: at.x - 11 },
    // Above and below: centred, or from the point towards either side.
    ...[-12, 21, -26, 35].flatMap((dy) => [
      { anchor: 'middle', x: at.x, y: at.y + dy, from: at.x - width / 2, to: at.x + width / 2 },
      { anchor: '', x: at.x - 6, y: at.y + dy, from: at.x - 6, to: at.x - 6 + width },
      { anchor: 'end', x: at.x + 6, y: at.y + dy, from: at.x + 6 - width, to: at.x + 6 },
    ]),
  ];
  const free = ({ from, to, y }) =>
    from >= left - 4 &&
    to <= right + 12 &&
    placed.every(
      (p) =>
        p === at || Math.abs(p.y - (y - 4)) > 13 || p.x + (p.half ?? 7) < from || p.x - (p.half ?? 7) > to,
    );
  return choices.find(free) ?? choices[0];
}

function* ticks(slow, fast) {
  for (let decade = 1000; decade < fast; decade *= 10)
    for (const m of [1, 2, 5]) if (decade * m >= slow && decade * m <= fast) yield decade * m;
}

const text = (x, y, content, kind) =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" class="${kind.trim()}">${content}</text>`;
const line = (x1, y1, x2, y2) =>
  `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" class="grid"/>`;
