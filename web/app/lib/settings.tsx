import {
  type GroupName,
  type GroupValues,
  initialValues,
} from '@danube/contract/settings/settings-groups.ts';
import type { ShownSettings } from '@danube/contract/settings/shown-settings.ts';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { TextsProvider, useTextStore } from './texts.tsx';
import { withWordings } from './with-wordings.ts';

const nothingChanged: ShownSettings = { values: {}, words: {}, english: {} };

const SettingsContext = createContext(nothingChanged);

type SettingsProviderProps = {
  /** Undefined if every setting has its default. */
  shown: ShownSettings | undefined;
  children: ReactNode;
};

/** Provides the owner's settings to the page: values by hook, wordings in every text. */
export function SettingsProvider({ shown = nothingChanged, children }: SettingsProviderProps) {
  const store = useTextStore();
  const worded = useMemo(() => withWordings(store, shown), [store, shown]);
  return (
    <SettingsContext value={shown}>
      <TextsProvider store={worded}>{children}</TextsProvider>
    </SettingsContext>
  );
}

export function useSettings<Name extends GroupName>(name: Name): GroupValues<Name> {
  const { values } = use(SettingsContext);
  const changed: Partial<GroupValues<Name>> | undefined = values[name];
  return changed ? { ...initialValues(name), ...changed } : initialValues(name);
}

/** Undefined if nothing differs from the defaults, so that the page carries no settings. */
export function changesOf(shown: ShownSettings): ShownSettings | undefined {
  const parts = [shown.values, shown.words, shown.english];
  return parts.some((part) => Object.keys(part).length > 0) ? shown : undefined;
}
