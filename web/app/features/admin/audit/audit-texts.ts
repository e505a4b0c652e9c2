import type { Catalogue } from '@danube/contract/texts/translator.ts';
import { useCatalogue, useLanguage } from '../../../lib/texts.tsx';

/** The actions that one module writes to the log. */
export type ActionGroup = {
  /** The prefix of its actions: `orders.` */
  readonly prefix: string;
  readonly name: string;
  readonly actions: readonly { readonly code: string; readonly words: string }[];
};

/**
 * The actions of every module as text, from `locales/<language>/audit/<module>.json`: the file is
 * the code's prefix and its keys are the suffixes. `group` names the module itself.
 */
export function useActionGroups(): ActionGroup[] {
  const language = useLanguage();
  return Object.entries(useCatalogue('audit'))
    .flatMap(([module, texts]) => (typeof texts === 'string' ? [] : [groupOf(module, texts)]))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}

/** Entries keep old codes, so a code without a text is shown as it is. */
export function useActionText(): (action: string) => string | undefined {
  const modules = useCatalogue('audit');
  return (action) => {
    const [module = '', act = ''] = action.split('.');
    const texts = Object.hasOwn(modules, module) ? modules[module] : undefined;
    const words = typeof texts === 'object' && Object.hasOwn(texts, act) ? texts[act] : undefined;
    return typeof words === 'string' ? words : undefined;
  };
}

function groupOf(module: string, { group, ...texts }: Catalogue): ActionGroup {
  const prefix = `${module}.`;
  return {
    prefix,
    name: textOf(group),
    actions: Object.entries(texts).map(([act, words]) => ({
      code: prefix + act,
      words: textOf(words),
    })),
  };
}

function textOf(entry: Catalogue[string] | undefined): string {
  return typeof entry === 'string' ? entry : '';
}
