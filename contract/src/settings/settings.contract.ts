import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { catalogueErrors } from '../catalogue/catalogue.errors.ts';
import { itemKindSchema, slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { mediaErrors } from '../media/media.errors.ts';
import { singleLineText } from '../text.ts';
import type { Field } from './field.ts';
import { fieldSchema, groupSchema } from './group-schema.ts';
import { settingsErrors } from './settings.errors.ts';
import { type GroupName, groupNames, settingsGroups } from './settings-groups.ts';
import type { ShownSettings } from './shown-settings.ts';

const { DRAFT_CHANGED } = catalogueErrors;
const { FILE_NOT_FOUND } = mediaErrors;
const { ENTRY_IN_USE, SETTINGS_VERSION_NOT_FOUND, SITE_NOT_READY, SLUG_FIXED } = settingsErrors;

const tags = ['settings'];
const groupNameSchema = z.enum(groupNames);
/** Zero until someone changes the group. */
const revision = z.int32().min(0);
const onRevision = z.object({ group: groupNameSchema, revision });

export type SettingsValues = Readonly<Record<string, unknown>>;

/** Each group has its own fields, so the type of the whole stays open. */
const saveSchema = z.discriminatedUnion(
  'group',
  groupNames.map((group) =>
    z.object({ group: z.literal(group), revision, values: groupSchema(group) }),
  ) as unknown as [
    z.ZodObject<{
      group: z.ZodLiteral<GroupName>;
      revision: z.ZodInt32;
      values: z.ZodType<SettingsValues, SettingsValues>;
    }>,
  ],
);

const editionSchema = z.object({
  group: groupNameSchema,
  /** The draft, or the public values if there is none. */
  values: z.record(z.string(), z.unknown()),
  /** The public values. */
  published: z.record(z.string(), z.unknown()),
  revision,
  /** Whether there is an unpublished draft. */
  isChanged: z.boolean(),
  updatedAt: z.date().nullable(),
  updatedBy: z.string().nullable(),
  /** Newest first. */
  history: z.array(
    z.object({ number: revision, publishedAt: z.date(), publishedBy: z.string().nullable() }),
  ),
});

export type SettingsEdition = z.infer<typeof editionSchema>;

const summarySchema = editionSchema.pick({
  group: true,
  isChanged: true,
  updatedAt: true,
  updatedBy: true,
});

export type SettingsSummary = z.infer<typeof summarySchema>;

/** Lists whose entries other modules refer to by slug. */
const referredListSchema = z.enum(['people', 'levels', 'markets', 'shows', 'topics']);

export type ReferredList = z.infer<typeof referredListSchema>;

const referenceSchema = z.object({
  kind: z.enum(['post', 'video', ...itemKindSchema.options]),
  title: z.string(),
  /** Where it is edited. */
  path: z.string(),
});

export type SettingsReference = z.infer<typeof referenceSchema>;

export const settingsContract = {
  /** The settings pages need in a language; with drafts for administrators who preview them. */
  shown: procedureFor('public')
    .meta(reads('settings'))
    .route({ method: 'GET', path: '/settings/shown', tags })
    .input(
      z.object({
        language: languageSchema,
        isPreview: z.boolean().optional(),
        details: z.array(groupNameSchema).max(groupNames.length).optional(),
      }),
    )
    .output(shownSchema()),

  list: procedureFor('admin', 'settings')
    .route({ method: 'GET', path: '/settings', tags })
    .output(z.array(summarySchema)),

  read: procedureFor('admin', 'settings')
    .route({ method: 'GET', path: '/settings/{group}', tags })
    .input(z.object({ group: groupNameSchema }))
    .output(editionSchema),

  /** What refers to an instructor and would break if they were removed. */
  references: procedureFor('admin', 'settings')
    .route({ method: 'GET', path: '/settings/references/{list}/{slug}', tags })
    .input(z.object({ list: referredListSchema, slug: slugSchema }))
    .output(z.array(referenceSchema)),

  /** Saves a draft; pages don't change. */
  save: procedureFor('admin', 'settings', 'write')
    .route({ method: 'PUT', path: '/settings/{group}/draft', tags })
    .errors({ DRAFT_CHANGED, ENTRY_IN_USE, FILE_NOT_FOUND, SLUG_FIXED })
    .input(saveSchema)
    .output(editionSchema),

  /** Publishes the draft. With a reason, the site can open despite sample data. */
  publish: procedureFor('admin', 'settings', 'write')
    .route({ method: 'POST', path: '/settings/{group}/publication', tags })
    .errors({ DRAFT_CHANGED, ENTRY_IN_USE, SITE_NOT_READY })
    .input(onRevision.extend({ reason: singleLineText(300).min(10).optional() }))
    .output(editionSchema),

  /** Discards the draft; the public values stay. */
  discard: procedureFor('admin', 'settings', 'write')
    .route({ method: 'DELETE', path: '/settings/{group}/draft', tags })
    .errors({ DRAFT_CHANGED })
    .input(onRevision)
    .output(editionSchema),

  /** Copies an earlier public version to the draft; version 0 is the defaults. */
  restore: procedureFor('admin', 'settings', 'write')
    .route({ method: 'POST', path: '/settings/{group}/restoration', tags })
    .errors({ DRAFT_CHANGED, SETTINGS_VERSION_NOT_FOUND })
    .input(onRevision.extend({ number: revision }))
    .output(editionSchema),
};

function shownSchema(): z.ZodType<ShownSettings> {
  const groups = groupNames.map((group) => {
    const fields = Object.entries(settingsGroups[group].fields)
      .filter(([, { kind }]) => kind !== 'words')
      .map(([name, field]) => [name, shownField(field)]);
    return [group, z.object(Object.fromEntries(fields)).partial().optional()];
  });
  const texts = z.record(z.string(), z.string());
  return z.object({
    values: z.object(Object.fromEntries(groups)),
    words: texts,
    english: texts,
  });
}

/** Entries sent to a page lack the fields it doesn't show. */
function shownField(field: Field): z.ZodType {
  return field.list ? z.array(z.looseObject({ id: z.string() })) : fieldSchema(field);
}
