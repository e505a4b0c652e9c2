import type { GroupName } from '@danube/contract/settings/settings-groups.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';

/** Labels of fields that aren't texts of the site; those are labelled by the text itself. */
export function useFieldLabel(group: GroupName, name: string): string {
  const t = useTexts('settings');
  // A test walks the groups and finds the field that has no label.
  return t(`settings.fields.${group}.${name}` as TextKey);
}
