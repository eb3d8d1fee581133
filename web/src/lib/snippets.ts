const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Lines that do the same from elsewhere; the key is never written into them. */
export function curlLine(path: string, request: object): string {
  return [
    `curl ${location.origin}/${path} \\`,
    "  -H 'content-type: application/json' \\",
    '  -H "api-key: $MALGYEOL_KEY" \\',
    `  -d ${quoted(JSON.stringify(request))}`,
  ].join('\n');
}

export function pythonLine(path: string, request: object): string {
  return [
    'import json, os, urllib.request',
    '',
    `request = urllib.request.Request("${location.origin}/${path}",`,
    `    data=json.dumps(${pythonOf(request)}).encode(),`,
    '    headers={"content-type": "application/json", "api-key": os.environ.get("MALGYEOL_KEY", "")})',
    'print(json.dumps(json.load(urllib.request.urlopen(request)), ensure_ascii=False, indent=2))',
  ].join('\n');
}

export function javascriptLine(path: string, request: object): string {
  return [
    `const response = await fetch("${location.origin}/${path}", {`,
    '  method: "POST",',
    '  headers: { "content-type": "application/json", "api-key": process.env.MALGYEOL_KEY ?? "" },',
    `  body: JSON.stringify(${JSON.stringify(request)}),`,
    '});',
    'console.log(JSON.stringify(await response.json(), null, 2));',
  ].join('\n');
}

function pythonOf(value: unknown): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null || value === undefined) return 'None';
  if (Array.isArray(value)) return `[${value.map(pythonOf).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${pythonOf(item)}`);
  return `{${members.join(', ')}}`;
}
