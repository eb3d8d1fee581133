import type { Morpheme, Token } from './types';

export interface LatticeNode {
  morpheme: Morpheme;
  column: number;
  row: number;
  /** Of all readings that go through it. */
  probability: number;
  chosen: boolean;
}

export interface LatticeEdge {
  from: LatticeNode | undefined;
  to: LatticeNode | undefined;
  probability: number;
  chosen: boolean;
}

export interface Lattice {
  nodes: LatticeNode[];
  edges: LatticeEdge[];
  columns: number;
  rows: number;
}

/** The readings of a word as ways through a net: what several readings share is drawn once. */
export function latticeOf({ readings = [], tagged }: Token): Lattice {
  const nodes = new Map<string, LatticeNode>();
  const edges = new Map<string, LatticeEdge>();
  const heights: number[] = [];
  for (const { morphemes, probability } of readings) {
    const chosen = taggedOf(morphemes) === tagged;
    let last: LatticeNode | undefined;
    let path = '';
    morphemes.forEach((morpheme, column) => {
      const id = `${column} ${morpheme.text.content}/${morpheme.tag}`;
      let node = nodes.get(id);
      if (!node) {
        const row = heights[column] ?? 0;
        heights[column] = row + 1;
        node = { morpheme, column, row, probability: 0, chosen: false };
        nodes.set(id, node);
      }
      node.probability += probability;
      node.chosen ||= chosen;
      connect(`${path}→${id}`, last, node, probability, chosen);
      last = node;
      path = id;
    });
    connect(`${path}→`, last, undefined, probability, chosen);
  }
  function connect(
    id: string,
    from: LatticeNode | undefined,
    to: LatticeNode | undefined,
    probability: number,
    chosen: boolean,
  ) {
    const edge = edges.get(id) ?? { from, to, probability: 0, chosen: false };
    edge.probability += probability;
    edge.chosen ||= chosen;
    edges.set(id, edge);
  }
  return {
    nodes: [...nodes.values()],
    edges: [...edges.values()],
    columns: heights.length,
    rows: Math.max(1, ...heights),
  };
}

export function taggedOf(morphemes: readonly Morpheme[]): string {
  return morphemes.map(({ text, tag }) => `${text.content}/${tag}`).join('+');
}
