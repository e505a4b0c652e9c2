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
  /** Fills values into a text that is in no catalogue. */
  fill(text: string, values: TextValues): string;
  /** For React's `use`: settled at once where the group is there already. */
  ready(group: TextGroup): Promise<void>;
  /** True if the group is written in this language, false if English stands in. */
  isTranslated(group: TextGroup): boolean;
  /** A whole group, for a screen that lists what is in it; empty until it is loaded. */
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
  // Problems of every kind say where to write to.
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
    // A failed download must not be remembered: the next screen asks again.
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

/** Tells React in its own way that it need not wait a turn to see that a promise has resolved. */
function markSettled(promise: Promise<void>): void {
  void Object.assign(promise, { status: 'fulfilled', value: undefined });
}
