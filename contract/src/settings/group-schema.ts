import * as z from 'zod';
import { isIban } from '../checkout/iban.ts';
import { languages } from '../locale.ts';
import { blockOfText, lineOfText } from '../text.ts';
import type { Field, FieldTable } from './field.ts';
import { type GroupName, type GroupValues, settingsGroups } from './settings-groups.ts';

/** What a group may say; strict, so that nothing is kept that no page shows. */
export function groupSchema<Name extends GroupName>(name: Name): z.ZodType<GroupValues<Name>> {
  // The fields make the schema and the type.
  return tableSchema(settingsGroups[name].fields) as unknown as z.ZodType<GroupValues<Name>>;
}

function tableSchema(fields: FieldTable) {
  const shapes = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]);
  return z.strictObject(Object.fromEntries(shapes));
}

export function fieldSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
      return lineOfText(field.most).min(field.isOptional ? 0 : 1);
    case 'block':
      return blockOfText(field.most).min(field.isOptional ? 0 : 1);
    case 'email':
      return z.email().max(field.most);
    case 'country':
      return z.string().regex(/^[A-Z]{2}$/);
    case 'iban':
      return z.union([z.literal(''), withoutSpaces.refine(isIban)]);
    case 'bic':
      return z.union([z.literal(''), withoutSpaces.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)]);
    case 'phone':
      return lineOfText(field.most).regex(/^\+?[\d ()/-]{5,}$/);
    case 'url':
      return field.isOptional
        ? z.union([z.literal(''), secureUrl(field.most)])
        : secureUrl(field.most);
    case 'number': {
      const schema = z.number().min(0).max(field.most);
      return field.isOptional ? schema.nullable() : schema;
    }
    case 'switch':
      return z.boolean();
    case 'lines':
      return z.array(lineOfText(120).min(1)).min(1).max(field.most);
    case 'wording':
    case 'words':
      return wordingSchema(field);
  }
}

const withoutSpaces = z
  .string()
  .max(42)
  .toUpperCase()
  .overwrite((text) => text.replaceAll(/\s/g, ''));

function secureUrl(most: number) {
  return z.url({ protocol: /^https$/ }).max(most);
}

/** One text for each language at most; an empty one is left out. */
function wordingSchema(field: Field) {
  const codes = languages.map(({ code }) => code);
  const text = blockOfText(field.most)
    .min(1)
    .refine((written) => hasSameMarks(written, field));
  return z.partialRecord(z.enum(codes), text);
}

/** A wording fills in what the original fills in, and stresses no more than it may. */
function hasSameMarks(text: string, { kind, values = [], tags = [] }: Field): boolean {
  if (kind !== 'words') return true;
  const filled = [...text.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)].map(([, name]) => name);
  const marks = [...text.matchAll(/<\/?\s*([^\s>/]+)[^>]*>/g)].map(([, name]) => name ?? '');
  return (
    values.every((name) => filled.includes(name)) &&
    filled.every((name) => name !== undefined && values.includes(name)) &&
    marks.every((name) => tags.includes(name))
  );
}
