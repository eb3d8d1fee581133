import type { SchemaElement } from 'hyparquet';

/** A column, or a part of one, with what lies inside it. */
export interface SchemaNode {
  element: SchemaElement;
  children: SchemaNode[];
}

/** Each column with everything that lies inside it, in order. */
export function columnTrees(schema: readonly SchemaElement[]): SchemaElement[][] {
  const trees: SchemaElement[][] = [];
  for (let at = 1; at < schema.length; ) {
    let end = at;
    for (let open = 1; open > 0; end++) open += (schema[end]!.num_children ?? 0) - 1;
    trees.push(schema.slice(at, end));
    at = end;
  }
  return trees;
}

/**
 * The schema under which a reader gives every value as it is stored: numbers and bytes that no one has taken for dates,
 * fractions or texts, where digits would be lost. A map is read as the entries it is made of, since a key of an object
 * can only be a string. With `written` it is the schema under which such values are stored again.
 */
export function storedSchema(schema: readonly SchemaElement[], written = false): SchemaElement[] {
  return schema.map(({ converted_type, logical_type, scale, precision, ...stored }) => {
    const group = groupKind({ converted_type, logical_type });
    if (!stored.num_children) return stored;
    const kept = group === 'LIST' || (group === 'MAP' && written);
    return kept ? { ...stored, converted_type: group } : stored;
  });
}

function groupKind({
  converted_type,
  logical_type,
}: Pick<SchemaElement, 'converted_type' | 'logical_type'>): 'LIST' | 'MAP' | undefined {
  const kind = converted_type ?? logical_type?.type;
  if (kind === 'MAP_KEY_VALUE') return 'MAP';
  return kind === 'LIST' || kind === 'MAP' ? kind : undefined;
}

/** What a list holds; nothing where a group is no list of the usual three levels, or of two with plain values. */
export function listItem({ element, children }: SchemaNode): SchemaNode | undefined {
  const [repeated] = children;
  if (groupKind(element) !== 'LIST' || children.length !== 1) return undefined;
  if (repeated!.element.repetition_type !== 'REPEATED' || repeated!.children.length > 1) return undefined;
  return repeated!.children[0] ?? repeated;
}

/** The key and the value of the entries of a map, and the name of the group that repeats them. */
export function mapEntry({ element, children }: SchemaNode) {
  const [repeated] = children;
  if (groupKind(element) !== 'MAP' || children.length !== 1) return undefined;
  if (repeated!.element.repetition_type !== 'REPEATED' || repeated!.children.length !== 2) return undefined;
  const [key, value] = repeated!.children as [SchemaNode, SchemaNode];
  return { name: repeated!.element.name, key, value };
}

/** The first name that stands twice in one place, or that an object cannot hold; such values would hide each other. */
export function unusableName({ children }: SchemaNode): string | undefined {
  const names = new Set<string>(['__proto__']);
  for (const { element } of children) {
    if (names.has(element.name)) return element.name;
    names.add(element.name);
  }
  for (const child of children) {
    const found = unusableName(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

const INTEGERS = ['8', '16', '32', '64'] as const;

/**
 * The column as a file describes it. Whole numbers of a width are named in the older way, which every reader knows; old
 * time stamps of twelve bytes become those of eight, which hold nanoseconds as well.
 */
export function describedElement(element: SchemaElement): SchemaElement {
  const { logical_type: logical } = element;
  if (element.type === 'INT96')
    return {
      ...element,
      type: 'INT64',
      converted_type: undefined,
      logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: false, unit: 'NANOS' },
    };
  if (logical?.type !== 'INTEGER') return element;
  const width = INTEGERS.find((bits) => Number(bits) === logical.bitWidth) ?? '64';
  return {
    ...element,
    converted_type: `${logical.isSigned ? 'INT' : 'UINT'}_${width}`,
    logical_type: undefined,
  };
}
