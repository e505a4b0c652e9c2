import type { GroupName } from '@danube/contract/settings/settings-groups.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';

/** Labels of fields that aren't texts of the site; those are labelled by the text itself. */
export function useFieldLabel(group: GroupName, name: string): string {
  const t = useTexts('settings');
  // A test walks the groups and finds the field that has no label.
  return t(`settings.fields.${group}.${name}` as TextKey);
}

/** Labels of what the entries of a list are made of. */
export function useEntryLabels(group: GroupName): (name: string) => string {
  const t = useTexts('settings');
  // The same test walks them.
  return (name) => t(`settings.entries.${group}.${name}` as TextKey);
}
