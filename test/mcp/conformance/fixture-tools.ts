import {
  type CallToolResult,
  fromJsonSchema,
  type InputRequiredResult,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';

/** One red pixel, and a moment of silence: the suite only looks at the kind. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
export const say = (text: string) => ({ content: [{ type: 'text' as const, text }] });

export interface Changes {
  tools(): void;
  prompts(): void;
}

/** The tools that the suite calls by name; what each must do is written in the suite itself. */
export function registerFixtureTools(server: McpServer, changes: Changes): void {
  const tool = (name: string, work: ToolWork) => registerPlain(server, name, work);

  tool('test_simple_text', () => say('This is a simple text response for testing.'));
  tool('test_image_content', () => ({ content: [{ type: 'image', data: PNG, mimeType: 'image/png' }] }));
  tool('test_audio_content', () => ({ content: [{ type: 'audio', data: WAV, mimeType: 'audio/wav' }] }));
  tool('test_embedded_resource', () => ({
    content: [
      {
        type: 'resource',
        resource: {
          uri: 'test://embedded-resource',
          mimeType: 'text/plain',
          text: 'This is an embedded resource content.',
        },
      },
    ],
  }));
  tool('test_multiple_content_types', () => ({
    content: [
      { type: 'text', text: 'Multiple content types test:' },
      { type: 'image', data: PNG, mimeType: 'image/png' },
      {
        type: 'resource',
        resource: {
          uri: 'test://mixed-content-resource',
          mimeType: 'application/json',
          text: JSON.stringify({ test: 'data', value: 123 }),
        },
      },
    ],
  }));
  tool('test_error_handling', () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
  for (const name of ['test_tool_with_logging', 'test_logging_tool']) {
    tool(name, async ({ mcpReq }) => {
      await mcpReq.log('info', 'Tool execution started');
      await pause(50);
      await mcpReq.log('info', 'Tool processing data');
      await pause(50);
      await mcpReq.log('info', 'Tool execution completed');
      return say('logged');
    });
  }
  tool('test_tool_with_progress', async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined) {
        const params = { progressToken, progress, total: 100 };
        await mcpReq.notify({ method: 'notifications/progress', params });
      }
      await pause(50);
    }
    return say('done');
  });
  tool('test_reconnection', async ({ http }) => {
    await pause(50);
    http?.closeSSE?.();
    await pause(200);
    return say('after the break');
  });
  tool('test_trigger_tool_change', () => {
    changes.tools();
    return say('changed');
  });
  tool('test_trigger_prompt_change', () => {
    changes.prompts();
    return say('changed');
  });
  registerSchemas(server);
}

type Result = CallToolResult | InputRequiredResult;
export type ToolWork = (context: ServerContext) => Result | Promise<Result>;

/** A tool without arguments. */
export function registerPlain(server: McpServer, name: string, work: ToolWork): void {
  server.registerTool(name, { description: name, inputSchema: z.object({}) }, (_args, context) =>
    work(context),
  );
}

function registerSchemas(server: McpServer): void {
  const inputSchema = fromJsonSchema({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    $defs: {
      address: {
        $anchor: 'addressDef',
        type: 'object',
        properties: { street: { type: 'string' }, city: { type: 'string' } },
      },
    },
    properties: {
      name: { type: 'string' },
      address: { $ref: '#/$defs/address' },
      contactMethod: { type: 'string', enum: ['phone', 'email'] },
      phone: { type: 'string' },
      email: { type: 'string' },
    },
    allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
    if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['phone'] },
    else: { required: ['email'] },
    additionalProperties: false,
  });
  server.registerTool(
    'json_schema_2020_12_tool',
    { description: 'Tool with JSON Schema 2020-12 features', inputSchema },
    () => say('ok'),
  );
  // Not a keyword of JSON Schema, so its types do not know it.
  const region = { type: 'string' as const, 'x-mcp-header': 'Region' };
  const withHeader = fromJsonSchema({
    type: 'object',
    properties: { region, query: { type: 'string' } },
    required: ['region'],
  });
  server.registerTool(
    'test_header_tool',
    { description: 'A parameter in a header', inputSchema: withHeader },
    () => say('ok'),
  );
}
