import { picture } from '../field.ts';
import { defineGroup } from '../group.ts';

/** The logo next to the academy's name; the default one if empty. */
export const logo = defineGroup({ mark: picture() }, { shownOn: '/' });
