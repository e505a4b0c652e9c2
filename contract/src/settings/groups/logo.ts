import { picture } from '../field.ts';
import { defineGroup } from '../group.ts';

/** The mark next to the academy's name; the drawn one while there's none. */
export const logo = defineGroup({ mark: picture() }, { shownOn: '/' });
