import { expect, it } from 'vitest';
import { AnalyzeSyntaxRequestSchema } from '../../gen/svc/language_service_pb.js';
import { CorrectErrorRequestSchema } from '../../gen/svc/revision_service_pb.js';
import { fieldSlips } from './field-slips.js';

it.each([
  [{ document: { contents: '가' } }, 'document.contents', 'document.content'],
  [{ document: { cotent: '가' } }, 'document.cotent', 'document.content'],
  [{ document: { ocntent: '가' } }, 'document.ocntent', 'document.content'],
  [{ documents: { content: '가' } }, 'documents', 'document'],
  [{ content: '가' }, 'content', 'document.content'],
  [{ encodingtype: 'UTF8' }, 'encodingtype', 'encoding_type'],
  [{ 'auto-spacing': true }, 'auto-spacing', 'auto_spacing'],
])('%j', (json, path, meant) => {
  expect(fieldSlips(AnalyzeSyntaxRequestSchema, json)).toEqual([{ path, meant }]);
});

it('looks into options', () => {
  const json = { document: { content: '가' }, config: { disableTypoCorrections: true, levels: 'STRICT' } };
  expect(fieldSlips(CorrectErrorRequestSchema, json).map(({ meant }) => meant)).toEqual([
    'config.disable_typo_correction',
    'config.level',
  ]);
});

it('says nothing about right fields, stray ones and what is no object', () => {
  const right = { document: { content: '가', language: 'ko' }, encodingType: 'UTF8', auto_spacing: true };
  for (const json of [right, { ...right, client: 'x', version: 3, doc: 1 }, null, [], '', { document: [] }]) {
    expect(fieldSlips(AnalyzeSyntaxRequestSchema, json)).toEqual([]);
  }
});
