import { languages as all } from '../../locale.ts';
import { languageChoice } from '../field.ts';
import { defineGroup } from '../group.ts';

/** The languages offered to visitors and search engines. */
export const languages = defineGroup(
  { offered: languageChoice(all.map(({ code }) => code)) },
  { shownOn: '/' },
);
