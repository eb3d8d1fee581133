import { type DescEnum, type DescField, type DescMessage, ScalarType } from '@bufbuild/protobuf';

export type Schema = Record<string, unknown>;

/** How the names of fields are written: Connect answers in camelCase, the legacy routes in snake_case. */
export type Casing = 'camel' | 'snake';

/** Collects the schemas of messages as they are referred to. */
export interface MessageSchemas {
  /** A reference to the schema of the message. */
  refer(message: DescMessage, casing: Casing): Schema;
  /** Every schema that was referred to, by its name. */
  readonly all: Record<string, Schema>;
}

export function createMessageSchemas(): MessageSchemas {
  const all: Record<string, Schema> = {};

  function refer(message: DescMessage, casing: Casing): Schema {
    const name = casing === 'camel' ? message.typeName : `rest.${message.typeName}`;
    if (all[name] === undefined) {
      // Before its fields: messages may hold themselves.
      const schema: Schema = { type: 'object' };
      all[name] = schema;
      schema.properties = Object.fromEntries(
        message.fields.map((field) => [
          casing === 'camel' ? field.jsonName : field.name,
          fieldSchema(field, casing),
        ]),
      );
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function fieldSchema(field: DescField, casing: Casing): Schema {
    const deprecated = field.proto.options?.deprecated === true ? { deprecated: true } : {};
    switch (field.fieldKind) {
      case 'list':
        return { type: 'array', items: single(field, field.listKind, casing), ...deprecated };
      case 'map':
        return {
          type: 'object',
          additionalProperties: single(field, field.mapKind, casing),
          ...deprecated,
        };
      default:
        return { ...single(field, field.fieldKind, casing), ...deprecated };
    }
  }

  function single(field: DescField, kind: 'message' | 'enum' | 'scalar', casing: Casing): Schema {
    if (kind === 'message') return refer(field.message!, casing);
    return kind === 'enum' ? enumSchema(field.enum!) : scalarSchema(field.scalar!);
  }

  return { refer, all };
}

function enumSchema({ values }: DescEnum): Schema {
  return { type: 'string', enum: values.map(({ name }) => name) };
}

const SCALARS: Partial<Record<ScalarType, Schema>> = {
  [ScalarType.STRING]: { type: 'string' },
  [ScalarType.BOOL]: { type: 'boolean' },
  [ScalarType.INT32]: { type: 'integer', format: 'int32' },
  [ScalarType.UINT32]: { type: 'integer', minimum: 0 },
  // JavaScript cannot count so far: JSON has them as text.
  [ScalarType.INT64]: { type: 'string', format: 'int64' },
  [ScalarType.FLOAT]: { type: 'number', format: 'float' },
  [ScalarType.DOUBLE]: { type: 'number', format: 'double' },
};

function scalarSchema(type: ScalarType): Schema {
  const schema = SCALARS[type];
  if (schema === undefined) throw new Error(`no schema for ${ScalarType[type]}`);
  return { ...schema };
}
