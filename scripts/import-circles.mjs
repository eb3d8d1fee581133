import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)(['"])(\.[^'"\n]+)\1/gm;

/** Circles of imports below a folder, those of types included, each as the paths of the files in it. */
export function importCircles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const sources = new Map(
    files.map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file, 'utf8')]),
  );
  return circlesIn(sources);
}

/** The same for given sources: a map from paths to texts. */
export function circlesIn(sources) {
  const imports = new Map([...sources].map(([path, source]) => [path, reached(path, source, sources)]));
  return strongComponents(imports).filter((component) => component.length > 1);
}

function reached(path, source, sources) {
  const targets = [...source.matchAll(IMPORT)].map(([, , target]) =>
    posix.join(posix.dirname(path), target).replace(/\.js$/, '.ts'),
  );
  return targets.filter((target) => sources.has(target));
}

/** Tarjan's algorithm: groups of nodes from each of which every other one can be reached. */
function strongComponents(graph) {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const components = [];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    stack.push(node);
    for (const next of graph.get(node)) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) === order.get(node)) components.push(stack.splice(stack.indexOf(node)));
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return components;
}
