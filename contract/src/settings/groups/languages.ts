import { languages as all } from '../../locale.ts';
import { languageChoice } from '../field.ts';
import { defineGroup } from '../group.ts';

/** Which languages visitors and search engines are told of. */
export const languages = defineGroup(
  { offered: languageChoice(all.map(({ code }) => code)) },
  { shownOn: '/' },
);
