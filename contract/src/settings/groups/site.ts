import { toggle } from '../field.ts';
import { defineGroup } from '../group.ts';

/** Whether the site is open to everybody. */
export const site = defineGroup({ isOpen: toggle(false) }, { shownOn: '/' });
