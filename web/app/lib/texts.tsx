import { defaultLanguage, isComplete, type LanguageCode } from '@danube/contract/locale.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';
import type { Catalogue, TextValues } from '@danube/contract/texts/translator.ts';
import {
  cloneElement,
  createContext,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
  use,
} from 'react';
import { escapeMarkup, parseRichText, type RichPart } from './parse-rich-text.ts';
import type { TextKey, Translate } from './text-keys.ts';
import type { TextStore } from './text-store.ts';

const TextStoreContext = createContext<TextStore | null>(null);

export function TextsProvider({ store, children }: { store: TextStore; children: ReactNode }) {
  return <TextStoreContext value={store}>{children}</TextStoreContext>;
}

/**
 * The translate function for these groups. Suspends until they are loaded, so a screen never shows
 * half of its texts.
 */
export function useTexts(...groups: TextGroup[]): Translate {
  const store = useTextStore();
  // All groups on every render: `use` has to be called in the same order when React retries.
  for (const group of groups) use(store.ready(group));
  return store.translate;
}

/** Every text of a group, for a screen that lists them; suspends until it is loaded. */
export function useCatalogue(group: TextGroup): Catalogue {
  const store = useTextStore();
  use(store.ready(group));
  return store.read(group);
}

export function useLanguage(): LanguageCode {
  return useTextStore().language;
}

/**
 * The language of sentences, and of the numbers and dates in them: English on a page in a language
 * that isn't complete, unless that language has this group.
 */
export function useTextLanguage(group?: TextGroup): LanguageCode {
  const { language, isTranslated } = useTextStore();
  return isComplete(language) || (group && isTranslated(group)) ? language : defaultLanguage;
}

/** `lang` for an element whose group fell back to English, otherwise undefined. */
export function useFallbackLang(group: TextGroup): LanguageCode | undefined {
  const store = useTextStore();
  return store.isTranslated(group) ? undefined : langUnlessDefault(store.language);
}

/**
 * A text with markup such as `<em>`; only the given elements are rendered, and values can't add
 * any.
 */
export function RichText(props: {
  k: TextKey;
  elements: Record<string, ReactElement>;
  values?: TextValues;
}) {
  const { translate } = useTextStore();
  const text = translate(props.k, escapeMarkup(props.values ?? {}));
  const parts = parseRichText(text, Object.keys(props.elements));
  return createElement(Fragment, null, ...toNodes(parts, props.elements));
}

function toNodes(parts: readonly RichPart[], elements: Record<string, ReactElement>): ReactNode[] {
  return parts.map((part) => {
    if (typeof part === 'string') return part;
    const element = elements[part.tag];
    return element && cloneElement(element, {}, ...toNodes(part.parts, elements));
  });
}

function langUnlessDefault(language: LanguageCode): LanguageCode | undefined {
  return language === defaultLanguage ? undefined : defaultLanguage;
}

export function useTextStore(): TextStore {
  const store = use(TextStoreContext);
  if (!store) throw new Error('useTexts must be used within a TextsProvider');
  return store;
}
