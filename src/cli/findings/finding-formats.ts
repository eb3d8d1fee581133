import type { RuleCatalogue } from '../../correction/answer/rule-catalogue.js';
import type { Finding } from './findings.js';

/** SARIF 2.1.0, as code scanning services read it. A rule is described as such; why a word is wrong stands at its place. */
export function sarifOf(findings: readonly Finding[], version: string, catalogue: RuleCatalogue): string {
  const ids = [...new Set(findings.map(({ ruleId }) => ruleId))].sort();
  const rules = ids.map((id) => {
    const { title = id, comment = id, examples = [], ruleArticle = '' } = catalogue.get(id) ?? {};
    const cited = ruleArticle === '' ? [] : [ruleArticle];
    return {
      id,
      shortDescription: { text: title },
      fullDescription: { text: comment },
      help: { text: [comment, ...cited, ...examples].join('\n') },
    };
  });
  const results = findings.map((finding) => ({
    ruleId: finding.ruleId,
    ruleIndex: ids.indexOf(finding.ruleId),
    level: finding.question ? 'note' : 'warning',
    message: { text: finding.message },
    locations: [
      { physicalLocation: { artifactLocation: { uri: encodeURI(finding.path) }, region: regionOf(finding) } },
    ],
    partialFingerprints: { 'malgyeol/v1': fingerprintOf(finding) },
    ...(finding.question ? {} : { fixes: [fixOf(finding)] }),
  }));
  const driver = { name: 'malgyeol', version, rules };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

/** Workflow commands of GitHub: each becomes a note at its line. */
export function annotationsOf(findings: readonly Finding[]): string {
  return findings
    .map(({ path, question, ruleId, message, begin, end }) => {
      const place = `file=${property(path)},line=${begin.line},endLine=${end.line},col=${begin.column},endColumn=${end.column}`;
      return `::${question ? 'notice' : 'warning'} ${place},title=${property(`말결 ${ruleId}`)}::${data(message)}\n`;
    })
    .join('');
}

/** The same place in a file that has grown elsewhere: no line numbers. */
export function fingerprintOf({ path, ruleId, origin, revised }: Finding): string {
  return JSON.stringify([path, ruleId, origin, revised]);
}

function regionOf({ begin, end }: Finding) {
  return {
    startLine: begin.line,
    startColumn: begin.column,
    endLine: end.line,
    endColumn: end.column,
    charOffset: begin.offset,
    charLength: end.offset - begin.offset,
  };
}

function fixOf(finding: Finding) {
  const replacement = { deletedRegion: regionOf(finding), insertedContent: { text: finding.revised } };
  return {
    description: { text: `고치기: ${finding.revised}` },
    artifactChanges: [{ artifactLocation: { uri: encodeURI(finding.path) }, replacements: [replacement] }],
  };
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
