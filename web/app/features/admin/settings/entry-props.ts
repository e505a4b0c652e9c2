import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Entry, Field } from '@danube/contract/settings/field.ts';
import type { EntryList } from './use-entries.ts';
import type { GroupForm } from './use-group-form.ts';

/** Props of every part of an entry's row. */
export type EntryProps = {
  form: GroupForm;
  list: EntryList;
  field: Field;
  entry: Entry;
  /** The list's name and the entry's id, which errors are matched by. */
  path: string;
  language: LanguageCode;
};
