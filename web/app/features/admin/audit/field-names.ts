import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

/** Labels of stored fields, by their full path. A field without one is shown as stored. */
const fieldTexts: Readonly<Record<string, TextKey>> = {
  after: 'admin.audit.fields.placedAfter',
  amount: 'admin.audit.fields.amount',
  at: 'admin.audit.fields.at',
  bytes: 'admin.audit.fields.bytes',
  course: 'admin.audit.fields.course',
  done: 'admin.audit.fields.done',
  edits: 'admin.audit.fields.edits',
  expiresAt: 'admin.audit.fields.expiresAt',
  fields: 'admin.audit.fields.fields',
  files: 'admin.audit.fields.files',
  isRevoked: 'admin.audit.fields.isRevoked',
  item: 'admin.audit.fields.item',
  language: 'admin.audit.fields.language',
  name: 'admin.audit.fields.name',
  number: 'admin.audit.fields.number',
  price: 'admin.audit.fields.price',
  problems: 'admin.audit.fields.problems',
  purpose: 'admin.audit.fields.purpose',
  receivedOn: 'admin.audit.fields.receivedOn',
  refunded: 'admin.audit.fields.refunded',
  refusal: 'admin.audit.fields.refusal',
  restored: 'admin.audit.fields.restored',
  revision: 'admin.audit.fields.revision',
  revokedAt: 'admin.audit.fields.revokedAt',
  rows: 'admin.audit.fields.rows',
  scheduledFor: 'admin.audit.fields.scheduledFor',
  slug: 'admin.audit.fields.slug',
  source: 'admin.audit.fields.source',
  state: 'admin.audit.fields.state',
  title: 'admin.audit.fields.title',
  unit: 'admin.audit.fields.unit',
};

/** The texts of draft edits. */
const editTexts: Readonly<Record<DraftEdit['edit'], TextKey>> = {
  addLesson: 'admin.audit.edits.addLesson',
  addModule: 'admin.audit.edits.addModule',
  arrange: 'admin.audit.edits.arrange',
  facts: 'admin.audit.edits.facts',
  forgetText: 'admin.audit.edits.forgetText',
  lesson: 'admin.audit.edits.lesson',
  removeLesson: 'admin.audit.edits.removeLesson',
  removeModule: 'admin.audit.edits.removeModule',
  text: 'admin.audit.edits.text',
};

export function fieldText(field: string): TextKey | undefined {
  return Object.hasOwn(fieldTexts, field) ? fieldTexts[field] : undefined;
}

export function editText(edit: string): TextKey | undefined {
  const texts: Readonly<Record<string, TextKey>> = editTexts;
  return Object.hasOwn(texts, edit) ? texts[edit] : undefined;
}
