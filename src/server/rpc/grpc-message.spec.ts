import { expect, it } from 'vitest';
import fc from '../../../test/support/fast-check.js';
import { grpcMessage } from './grpc-message.js';

it('encodes what gRPC wants encoded, and nothing else', () => {
  expect(grpcMessage("100% (a, b; c: d/e?) 'f' & g=@#")).toBe("100%25 (a, b; c: d/e?) 'f' & g=@#");
  expect(grpcMessage('열쇠, 없음\n')).toBe('%EC%97%B4%EC%87%A0, %EC%97%86%EC%9D%8C%0A');
});

it('is read back by strict and by lax clients, whatever it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (message) => {
      const encoded = grpcMessage(message);
      expect(encoded).toMatch(/^[ -~]*$/);
      const read = decodeURIComponent(encoded);
      expect(read).toBe(Buffer.from(message).toString());
      // A percent sign before digits that mean a reserved mark (%2C) stays encoded for these; nothing else does.
      if (!message.includes('%')) expect(decodeURI(encoded)).toBe(read);
    }),
  );
});
