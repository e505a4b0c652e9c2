import { url } from '../field.ts';
import { defineGroup } from '../group.ts';

/**
 * Where the weekly session is held whenever the programme names no room of its own. Pages lead to
 * it by our join address and never get the link.
 */
export const meeting = defineGroup(
  { url: url('https://meet.example/') },
  { shownOn: '/', isShown: false },
);
