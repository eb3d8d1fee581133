import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../docs/mcp.md', import.meta.url), 'utf8');

it('the configuration files of the guide are JSON that names our server', () => {
  const blocks = [...page.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, json]) => JSON.parse(json!));
  expect(blocks).toHaveLength(4);
  for (const block of blocks) {
    const { malgyeol } = block.mcpServers ?? block.servers;
    expect(JSON.stringify(malgyeol)).toMatch(/\/mcp"|"mcp"/);
  }
});
