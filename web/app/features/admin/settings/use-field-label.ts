import type { GroupName } from '@danube/contract/settings/settings-groups.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';

/** Labels of fields that aren't texts of the site; those are labelled by the text itself. */
export function useFieldLabel(group: GroupName, name: string): string {
  const t = useTexts('settings');
  // A test checks that every field has a label.
  return t(`settings.fields.${group}.${name}` as TextKey);
}

/** Labels of the fields of list entries. */
export function useEntryLabels(group: GroupName): (name: string) => string {
  const t = useTexts('settings');
  // The same test checks these.
  return (name) => t(`settings.entries.${group}.${name}` as TextKey);
}
