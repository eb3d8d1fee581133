const TOOL = 'calls a tool of the suite by name';
const PROMPT = 'gets a prompt of the suite by name';
const RESOURCE = 'reads or watches a resource of the suite by its address';

const BOTH = {
  'completion-complete': PROMPT,
  'tools-call-simple-text': TOOL,
  'tools-call-image': TOOL,
  'tools-call-audio': TOOL,
  'tools-call-embedded-resource': TOOL,
  'tools-call-mixed-content': TOOL,
  'tools-call-error': TOOL,
  'tools-call-with-progress': TOOL,
  'json-schema-2020-12': 'looks for a tool of the suite in the list',
  'resources-read-text': RESOURCE,
  'resources-read-binary': RESOURCE,
  'resources-templates-read': RESOURCE,
  'prompts-get-simple': PROMPT,
  'prompts-get-with-args': PROMPT,
  'prompts-get-embedded-resource': PROMPT,
  'prompts-get-with-image': PROMPT,
};

/** Scenarios that can pass only where the suite's own tools, prompts and resources are, with the reason. */
export const NEEDS_FIXTURES: Record<'2025-11-25' | '2026-07-28', Record<string, string>> = {
  '2025-11-25': {
    ...BOTH,
    'tools-call-with-logging': TOOL,
    'tools-call-sampling': TOOL,
    'tools-call-elicitation': TOOL,
    'elicitation-sep1034-defaults': TOOL,
    'elicitation-sep1330-enums': TOOL,
    'resources-subscribe': RESOURCE,
    'resources-unsubscribe': RESOURCE,
  },
  '2026-07-28': {
    ...BOTH,
    'server-stateless': '4 of its 28 checks call diagnostic tools of the suite; the others pass',
    'http-custom-header-server-validation':
      'needs a tool that mirrors a parameter into a header; ours have none',
    'input-required-result-basic-elicitation': TOOL,
    'input-required-result-basic-sampling': TOOL,
    'input-required-result-basic-list-roots': TOOL,
    'input-required-result-request-state': TOOL,
    'input-required-result-multiple-input-requests': TOOL,
    'input-required-result-multi-round': TOOL,
    'input-required-result-non-tool-request': PROMPT,
    'input-required-result-result-type': TOOL,
    'input-required-result-tampered-state': TOOL,
    'input-required-result-capability-check': TOOL,
  },
};
