import type { FieldTable } from './field.ts';

/** Settings that are edited and published together. */
export type SettingsGroup<Fields extends FieldTable = FieldTable> = {
  readonly fields: Fields;
  /** A page that shows them, for the preview. */
  readonly shownOn: string;
  /** False if only emails and documents use them. */
  readonly isShown: boolean;
};

export function defineGroup<Fields extends FieldTable>(
  fields: Fields,
  { shownOn, isShown = true }: { shownOn: string; isShown?: boolean },
): SettingsGroup<Fields> {
  return { fields, shownOn, isShown };
}
