import { defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';
import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';
import { createInstance, type i18n } from 'i18next';
import type { Catalogue, TextKey, TextValues, Translate } from './text-keys.ts';

/** Fetches one group of a language; resolves to undefined where the language lacks it. */
export type LoadCatalogue = (
  language: LanguageCode,
  group: TextGroup,
) => Promise<Catalogue | undefined> | Catalogue | undefined;

/** Texts of one language, filled group by group: current language, then English, then the key. */
export type TextStore = {
  readonly language: LanguageCode;
  readonly i18n: i18n;
  readonly translate: Translate;
  /** Fills values into a text that stands in no catalogue. */
  fill(text: string, values: TextValues): string;
  /** For React's `use`: settled at once where the group is there already. */
  ready(group: TextGroup): Promise<void>;
  /** True where the group is written in this language, false where English stands in. */
  isTranslated(group: TextGroup): boolean;
  /** A whole group, for a screen that lists what is in it; empty until it is loaded. */
  read(group: TextGroup): Catalogue;
  load(group: TextGroup): Promise<void>;
  add(group: TextGroup, own: Catalogue | undefined, english: Catalogue | undefined): void;
};

const namespace = 'translation';

export function createTextStore(language: LanguageCode, loadCatalogue: LoadCatalogue): TextStore {
  const i18n = createInstance();
  // Resources are given at once, so initialisation completes synchronously.
  void i18n.init({
    lng: language,
    fallbackLng: defaultLanguage,
    resources: {},
    initAsync: false,
    // Problems of every kind say where to write to.
    interpolation: {
      escapeValue: false,
      defaultVariables: { email: initialValues('academy').email },
    },
    returnNull: false,
  });
  const translated = new Map<TextGroup, boolean>();
  const pending = new Map<TextGroup, Promise<void>>();

  function add(group: TextGroup, own: Catalogue | undefined, english: Catalogue | undefined) {
    if (own) i18n.addResourceBundle(language, namespace, { [group]: own }, true, true);
    if (english) i18n.addResourceBundle(defaultLanguage, namespace, { [group]: english }, true);
    translated.set(group, own !== undefined);
  }

  async function fetchGroup(group: TextGroup) {
    const own = await loadCatalogue(language, group);
    const english = own ? undefined : await loadCatalogue(defaultLanguage, group);
    add(group, own, english);
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
    i18n,
    translate: (key: TextKey, values?: TextValues) => i18n.t(key, values ?? {}),
    fill: (text, values) => i18n.services.interpolator.interpolate(text, values, language, {}),
    ready: (group) => pending.get(group) ?? (translated.has(group) ? settled : load(group)),
    isTranslated: (group) => translated.get(group) ?? false,
    read(group) {
      const spoken = translated.get(group) ? language : defaultLanguage;
      return i18n.getResource(spoken, namespace, group) ?? {};
    },
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
