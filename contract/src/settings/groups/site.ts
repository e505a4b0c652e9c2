import { toggle } from '../field.ts';
import { defineGroup } from '../group.ts';

/** Whether the site is open to everyone. */
export const site = defineGroup({ isOpen: toggle(false) }, { shownOn: '/' });
