import { defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';
import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';
import {
  type Catalogue,
  fillText,
  type TextValues,
  translate,
} from '@danube/contract/texts/translator.ts';
import type { Translate } from './text-keys.ts';

/** Fetches one group of a language; resolves to undefined if the language lacks it. */
export type LoadCatalogue = (
  language: LanguageCode,
  group: TextGroup,
) => Promise<Catalogue | undefined> | Catalogue | undefined;

/** Texts of one language, filled group by group: current language, then English, then the key. */
export type TextStore = {
  readonly language: LanguageCode;
  readonly translate: Translate;
  /** Interpolates values into a text that isn't in a catalogue. */
  fill(text: string, values: TextValues): string;
  /** For React's `use`: already settled if the group is loaded. */
  ready(group: TextGroup): Promise<void>;
  /** False if the group falls back to English. */
  isTranslated(group: TextGroup): boolean;
  /** A whole group, for a screen that lists its texts; empty until it is loaded. */
  read(group: TextGroup): Catalogue;
  load(group: TextGroup): Promise<void>;
  add(group: TextGroup, inLanguage?: Catalogue, inEnglish?: Catalogue): void;
};

type Groups = Partial<Record<TextGroup, Catalogue>>;

export function createTextStore(language: LanguageCode, loadCatalogue: LoadCatalogue): TextStore {
  const own: Groups = {};
  const english: Groups = language === defaultLanguage ? own : {};
  const languages = [
    { language, texts: own as Catalogue },
    { language: defaultLanguage, texts: english as Catalogue },
  ];
  // Error texts contain the academy's email address.
  const defaults = { email: initialValues('academy').email };
  const translated = new Map<TextGroup, boolean>();
  const pending = new Map<TextGroup, Promise<void>>();

  function add(group: TextGroup, inLanguage?: Catalogue, inEnglish?: Catalogue) {
    if (inLanguage) own[group] = { ...own[group], ...inLanguage };
    if (inEnglish) english[group] = { ...inEnglish, ...english[group] };
    translated.set(group, inLanguage !== undefined);
  }

  async function fetchGroup(group: TextGroup) {
    const inLanguage = await loadCatalogue(language, group);
    add(group, inLanguage, inLanguage ? undefined : await loadCatalogue(defaultLanguage, group));
  }

  function load(group: TextGroup): Promise<void> {
    const known = pending.get(group);
    if (known) return known;
    const started = fetchGroup(group);
    pending.set(group, started);
    started.then(
      () => markSettled(started),
      () => undefined,
    );
    // A failed download isn't cached, so the next screen tries again.
    started.catch(() => pending.delete(group));
    return started;
  }

  return {
    language,
    translate: (key, values) => translate(languages, key, { ...defaults, ...values }),
    fill: (text, values) => fillText(text, { ...defaults, ...values }),
    ready: (group) => pending.get(group) ?? (translated.has(group) ? settled : load(group)),
    isTranslated: (group) => translated.get(group) ?? false,
    read: (group) => own[group] ?? english[group] ?? {},
    load,
    add,
  };
}

const settled = Promise.resolve();
markSettled(settled);

/**
 * Sets the field in which React tracks a promise's status, so that `use` doesn't suspend for a
 * settled one.
 */
function markSettled(promise: Promise<void>): void {
  void Object.assign(promise, { status: 'fulfilled', value: undefined });
}
