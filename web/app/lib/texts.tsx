import { defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';
import type { i18n } from 'i18next';
import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { Trans } from 'react-i18next/TransWithoutContext';
import type { Catalogue, TextKey, TextValues, Translate } from './text-keys.ts';
import type { TextStore } from './text-store.ts';

const TextStoreContext = createContext<TextStore | null>(null);

export function TextsProvider({ store, children }: { store: TextStore; children: ReactNode }) {
  return <TextStoreContext value={store}>{children}</TextStoreContext>;
}

/**
 * The translate function, once the named groups are there. A group that is not loaded yet
 * suspends, so a screen never shows half of its words.
 */
export function useTexts(...groups: TextGroup[]): Translate {
  const store = useTextStore();
  // Every group each time: React counts on the same calls when it tries a render again.
  for (const group of groups) use(store.ready(group));
  return store.translate;
}

/** Every text of a group, once it is there: for a screen that lists them. */
export function useCatalogue(group: TextGroup): Catalogue {
  const store = useTextStore();
  use(store.ready(group));
  return store.read(group);
}

export function useLanguage(): LanguageCode {
  return useTextStore().language;
}

/** `lang` for an element whose group fell back to English, undefined where it did not. */
export function useFallbackLang(group: TextGroup): LanguageCode | undefined {
  const store = useTextStore();
  return store.isTranslated(group) ? undefined : langUnlessDefault(store.language);
}

/** A text with markup such as `<em>`; only the given elements can appear. */
export function RichText(props: {
  k: TextKey;
  elements: Record<string, ReactElement>;
  values?: TextValues;
}) {
  const store = useTextStore();
  // The library multiplies the type of its key; a union of all our keys is too much for it.
  const key: string = props.k;
  return (
    <Trans
      i18n={store.i18n}
      t={translateOf(store)}
      i18nKey={key}
      components={props.elements}
      values={props.values}
    />
  );
}

/** The library asks for more of a function than it calls. */
function translateOf(store: TextStore): i18n['t'] {
  return store.translate as unknown as i18n['t'];
}

function langUnlessDefault(language: LanguageCode): LanguageCode | undefined {
  return language === defaultLanguage ? undefined : defaultLanguage;
}

export function useTextStore(): TextStore {
  const store = use(TextStoreContext);
  if (!store) throw new Error('useTexts must be used within a TextsProvider');
  return store;
}
