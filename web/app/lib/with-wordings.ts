import type { ShownSettings } from '@danube/contract/settings/shown-settings.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';
import type { TextValues } from '@danube/contract/texts/translator.ts';
import type { TextKey } from './text-keys.ts';
import type { TextStore } from './text-store.ts';

/** The same texts with the owner's wordings and email address. */
export function withWordings(store: TextStore, shown: ShownSettings): TextStore {
  const email = shown.values.academy?.email;
  const wordings = [shown.words, shown.english];
  if (email === undefined && wordings.every((words) => Object.keys(words).length === 0)) {
    return store;
  }

  function wordingOf(key: TextKey): string | undefined {
    // An English wording applies only if the text itself falls back to English.
    const isTranslated = store.isTranslated(groupOf(key));
    return shown.words[key] ?? (isTranslated ? undefined : shown.english[key]);
  }

  return {
    ...store,
    translate(key, values) {
      const filled: TextValues = email === undefined ? { ...values } : { email, ...values };
      const wording = wordingOf(key);
      if (wording === undefined) return store.translate(key, filled);
      return store.fill(wording, filled);
    },
  };
}

function groupOf(key: string): TextGroup {
  // The first part of a key is its group.
  return key.slice(0, key.indexOf('.')) as TextGroup;
}
