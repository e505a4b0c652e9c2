import { url } from '../field.ts';
import { defineGroup } from '../group.ts';

/** Where the weekly session is held whenever the programme names no room of its own. */
export const meeting = defineGroup(
  { url: url('https://meet.danube-trading.example/tuesday') },
  { shownOn: '/' },
);
