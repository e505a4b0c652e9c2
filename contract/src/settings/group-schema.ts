import * as z from 'zod';
import { slugSchema } from '../catalogue/catalogue.schemas.ts';
import { isIban } from '../checkout/iban.ts';
import { defaultLanguage, languages } from '../locale.ts';
import { fileIdSchema } from '../media/media.schemas.ts';
import { multiLineText, singleLineText } from '../text.ts';
import { isSample, toEntries } from './entries.ts';
import type { Entry, Field, FieldTable, ListRules, Wording } from './field.ts';
import { type GroupName, type GroupValues, settingsGroups } from './settings-groups.ts';

/** The values of a group; strict, so that nothing unused is stored. */
export function groupSchema<Name extends GroupName>(name: Name): z.ZodType<GroupValues<Name>> {
  // Schema and type are derived from the same fields.
  return tableSchema(settingsGroups[name].fields) as unknown as z.ZodType<GroupValues<Name>>;
}

function tableSchema(fields: FieldTable) {
  const shapes = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]);
  return z.strictObject(Object.fromEntries(shapes));
}

export function fieldSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
      return singleLineText(field.max).min(field.isOptional ? 0 : 1);
    case 'block':
      return multiLineText(field.max).min(field.isOptional ? 0 : 1);
    case 'email':
      return z.email().max(field.max);
    case 'country':
      return z.string().regex(/^[A-Z]{2}$/);
    case 'iban':
      return z.union([z.literal(''), withoutSpaces.refine(isIban)]);
    case 'bic':
      return z.union([z.literal(''), withoutSpaces.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)]);
    case 'phone':
      return singleLineText(field.max).regex(/^\+?[\d ()/-]{5,}$/);
    case 'url':
      return field.isOptional
        ? z.union([z.literal(''), secureUrl(field.max)])
        : secureUrl(field.max);
    case 'number':
      return field.isOptional ? numberSchema(field).nullable() : numberSchema(field);
    case 'years':
      return z.literal([...(field.choices ?? [])]);
    case 'switch':
      return z.boolean();
    case 'lines':
      return z.array(singleLineText(120).min(1)).min(1).max(field.max);
    case 'slug':
      return slugSchema;
    case 'picture':
    case 'film':
      return z.union([z.literal(''), fileIdSchema]);
    case 'date':
      return z.union([z.literal(''), z.iso.date()]);
    case 'link':
      return z.union([secureUrl(field.max), z.string().max(field.max).regex(pathPattern)]);
    case 'languages':
      return z.array(z.enum(codes)).refine((chosen) => chosen.includes(defaultLanguage));
    case 'wording':
    case 'words':
      return wordingSchema(field);
    case 'list':
      return listSchema(field);
  }
}

function numberSchema({ min = 0, max, step }: Field) {
  const schema = z.number().min(min).max(max);
  return step === undefined ? schema : schema.multipleOf(step);
}

const codes = languages.map(({ code }) => code);

/** `//` would lead to another site. */
const pathPattern = /^\/(?!\/)[\w/?=&#.-]*$/;

/** Unique ids and slugs, and all required texts. */
function listSchema(field: Field) {
  const { list, max } = field;
  if (!list) throw new Error('A list says what its entries are made of');
  const id = z.string().regex(/^[a-z0-9-]{1,40}$/);
  const entry = tableSchema(list.entry).extend({ id });
  const initial = toEntries(field.initial);
  return z
    .array(entry)
    .min(list.min ?? 0)
    .max(max)
    .superRefine((parsed, check) => {
      const entries = toEntries(parsed);
      const faults = [
        ...repeatedIn(entries, ['id', ...namesOf(list, 'slug')]),
        ...entries.flatMap((each, index) =>
          // The missing texts of initial entries are in `locales/`.
          isSample(initial, each) ? [] : missingIn(list, each).map((name) => [index, name]),
        ),
      ];
      const lost = (list.fixed ?? []).filter((kept) => !entries.some((each) => each.id === kept));
      if (lost.length > 0) faults.push([]);
      for (const path of faults) check.addIssue({ code: 'custom', path, message: 'entry' });
    });
}

function namesOf({ entry }: ListRules, kind: Field['kind']): string[] {
  return Object.keys(entry).filter((name) => entry[name]?.kind === kind);
}

function repeatedIn(entries: readonly Entry[], names: readonly string[]): (string | number)[][] {
  return names.flatMap((name) =>
    entries.flatMap((entry, index) =>
      entries.findIndex((other) => other[name] === entry[name]) < index ? [[index, name]] : [],
    ),
  );
}

/** Texts without an English wording, which is every language's fallback. */
function missingIn(list: ListRules, entry: Entry): string[] {
  return namesOf(list, 'wording').filter((name) => {
    // Already validated by its own field.
    const wording = entry[name] as Wording;
    return !list.entry[name]?.isOptional && wording[defaultLanguage] === undefined;
  });
}

const withoutSpaces = z
  .string()
  .max(42)
  .toUpperCase()
  .overwrite((text) => text.replaceAll(/\s/g, ''));

function secureUrl(max: number) {
  return z.url({ protocol: /^https$/ }).max(max);
}

/** At most one text per language; empty ones are left out. */
function wordingSchema(field: Field) {
  const text = multiLineText(field.max)
    .min(1)
    .refine((written) => hasSameMarks(written, field));
  return z.partialRecord(z.enum(codes), text);
}

/** A translation must have the same placeholders as the original, and no more emphasis. */
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
