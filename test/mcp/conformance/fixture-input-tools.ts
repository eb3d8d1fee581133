import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  type InputRequests,
  inputRequired,
  inputResponse,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { registerPlain, say } from './fixture-tools.js';

/** State that goes through the client is signed, and what comes back changed is refused. */
export const stateCodec = createRequestStateCodec<{ step: number }>({ key: 'k'.repeat(32) });

const ask = (message: string, field: string, type: 'string' | 'boolean' = 'string') => ({
  method: 'elicitation/create' as const,
  params: {
    message,
    requestedSchema: { type: 'object' as const, properties: { [field]: { type } }, required: [field] },
  },
});
const sample = (text: string, maxTokens: number) => ({
  method: 'sampling/createMessage' as const,
  params: { messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }], maxTokens },
});
const roots = { method: 'roots/list' as const, params: {} };

/** Tools that need something from the client: asked at once before 2026-07-28, by a result from then on. */
export function registerInputTools(server: McpServer): void {
  registerPushTools(server);
  const tool = (name: string, work: Parameters<typeof registerPlain>[2]) =>
    registerPlain(server, `test_input_required_result_${name}`, work);
  const responses = (context: ServerContext) => context.mcpReq.inputResponses;
  const inputs = (requests: Record<string, unknown>) =>
    inputRequired({ inputRequests: requests as InputRequests });
  const withState = async (context: ServerContext, requests: Record<string, unknown>, step: number) =>
    inputRequired({
      inputRequests: requests as InputRequests,
      requestState: await stateCodec.mint({ step }, context),
    });

  tool('elicitation', (context) => {
    const given = acceptedContent(responses(context), 'user_name', z.object({ name: z.string() }));
    return given === undefined
      ? inputs({ user_name: ask('What is your name?', 'name') })
      : say(`Hello, ${given.name}!`);
  });
  registerPlain(server, 'test_streaming_elicitation', () =>
    inputs({ user_name: ask('What is your name?', 'name') }),
  );
  // The SDK refuses to ask a client for what it did not say it can do.
  registerPlain(server, 'test_missing_capability', () => inputs({ question: sample('Anything', 10) }));
  tool('sampling', (context) => {
    const given = inputResponse(responses(context), 'capital_question');
    return given.kind === 'sampling'
      ? say(JSON.stringify(given.result.content))
      : inputs({ capital_question: sample('What is the capital of France?', 100) });
  });
  tool('list_roots', (context) => {
    const given = inputResponse(responses(context), 'client_roots');
    return given.kind === 'roots' ? say(JSON.stringify(given.roots)) : inputs({ client_roots: roots });
  });
  for (const name of ['request_state', 'tampered_state']) {
    tool(name, (context) => {
      const state = context.mcpReq.requestState<{ step: number }>();
      return state === undefined
        ? withState(context, { confirm: ask('Please confirm', 'ok', 'boolean') }, 1)
        : say('state-ok');
    });
  }
  tool('multiple_inputs', (context) => {
    const keys = ['user_name', 'greeting', 'client_roots'];
    const complete = keys.every((key) => inputResponse(responses(context), key).kind !== 'missing');
    if (complete && context.mcpReq.requestState() !== undefined) return say('complete');
    const requests = {
      user_name: ask('What is your name?', 'name'),
      greeting: sample('Generate a greeting', 50),
      client_roots: roots,
    };
    return withState(context, requests, 1);
  });
  tool('multi_round', (context) => {
    const step = context.mcpReq.requestState<{ step: number }>()?.step ?? 0;
    if (step === 0) return withState(context, { step1: ask('Step 1: What is your name?', 'name') }, 1);
    if (step === 1)
      return withState(context, { step2: ask('Step 2: What is your favorite color?', 'color') }, 2);
    return say('complete');
  });
  tool('capabilities', (context) => {
    const envelope: Record<string, unknown> = { ...context.mcpReq.envelope };
    const can = (envelope[CLIENT_CAPABILITIES_META_KEY] ?? {}) as { sampling?: object; elicitation?: object };
    return inputs({
      ...(can.sampling ? { question: sample('What is the capital of France?', 100) } : {}),
      ...(can.elicitation ? { user_name: ask('What is your name?', 'name') } : {}),
    });
  });
  server.registerPrompt(
    'test_input_required_result_prompt',
    { description: 'A prompt that asks first', argsSchema: z.object({}) },
    (_args, context) => {
      const schema = z.object({ context: z.string() });
      const given = acceptedContent(responses(context), 'user_context', schema);
      if (given === undefined) {
        return inputs({ user_context: ask('What context should the prompt use?', 'context') });
      }
      return { messages: [{ role: 'user', content: { type: 'text', text: given.context } }] };
    },
  );
}

function registerPushTools(server: McpServer): void {
  server.registerTool(
    'test_sampling',
    { description: 'Asks the client for a completion', inputSchema: z.object({ prompt: z.string() }) },
    async ({ prompt }, { mcpReq }) => {
      const { content } = await mcpReq.requestSampling(sample(prompt, 100).params);
      return say(`LLM response: ${'text' in content ? content.text : JSON.stringify(content)}`);
    },
  );
  const properties = {
    username: { type: 'string' as const, description: "User's response" },
    email: { type: 'string' as const, description: "User's email address" },
  };
  server.registerTool(
    'test_elicitation',
    { description: 'Asks the user', inputSchema: z.object({ message: z.string() }) },
    async ({ message }, { mcpReq }) => {
      const requestedSchema = { type: 'object' as const, properties, required: ['username', 'email'] };
      const { action, content } = await mcpReq.elicitInput({ message, requestedSchema });
      return say(`User response: action=${action}, content=${JSON.stringify(content)}`);
    },
  );
  const elicit = (name: string, fields: Record<string, unknown>) =>
    registerPlain(server, name, async ({ mcpReq }) => {
      const requestedSchema = { type: 'object' as const, properties: fields as never, required: [] };
      const { action, content } = await mcpReq.elicitInput({ message: 'Please fill in', requestedSchema });
      return say(`Elicitation completed: action=${action}, content=${JSON.stringify(content)}`);
    });
  elicit('test_elicitation_sep1034_defaults', {
    name: { type: 'string', default: 'John Doe' },
    age: { type: 'integer', default: 30 },
    score: { type: 'number', default: 95.5 },
    status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
    verified: { type: 'boolean', default: true },
  });
  const titled = [
    { const: 'value1', title: 'First Option' },
    { const: 'value2', title: 'Second Option' },
    { const: 'value3', title: 'Third Option' },
  ];
  const options = ['option1', 'option2', 'option3'];
  elicit('test_elicitation_sep1330_enums', {
    untitledSingle: { type: 'string', enum: options },
    titledSingle: { type: 'string', oneOf: titled },
    legacyEnum: {
      type: 'string',
      enum: ['opt1', 'opt2', 'opt3'],
      enumNames: ['Option One', 'Option Two', 'Option Three'],
    },
    untitledMulti: { type: 'array', items: { type: 'string', enum: options } },
    titledMulti: { type: 'array', items: { anyOf: titled } },
  });
}
