import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { z } from 'zod';

const { localeError } = z.locales.ko();

/**
 * What a tool or prompt is given. The SDK refuses wrong values with English words around those of the schema; here the
 * schema itself refuses them, in Korean alone.
 */
export function toolInput<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  const schema = z.object(shape);
  const standard = {
    ...schema['~standard'],
    validate(given: unknown) {
      const read = schema.safeParse(given, { error: localeError });
      if (read.success) return { value: read.data };
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `보낸 값이 올바르지 않습니다. ${read.error.issues.map((issue) => wordsFor(issue, given)).join(' ')}`,
      );
    },
  };
  return Object.create(schema, { '~standard': { value: standard } }) as z.ZodObject<Shape>;
}

function wordsFor(issue: z.core.$ZodIssue, given: unknown): string {
  const name = issue.path.join('.');
  const missing = issue.path.length === 1 && !Object.hasOwn(Object(given), issue.path[0]!);
  if (missing) return `${name} 값이 없습니다.`;
  return name === '' ? `${issue.message}.` : `${name}: ${issue.message}.`;
}
