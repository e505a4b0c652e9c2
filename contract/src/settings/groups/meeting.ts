import { url } from '../field.ts';
import { defineGroup } from '../group.ts';

/**
 * The room of the weekly session if an event has none. Pages link to our join path and never
 * contain the URL.
 */
export const meeting = defineGroup(
  { url: url('https://meet.example/') },
  { shownOn: '/', isShown: false },
);
