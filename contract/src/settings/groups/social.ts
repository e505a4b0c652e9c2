import { line } from '../field.ts';
import { defineGroup } from '../group.ts';

/** The academy's social media accounts; empty ones aren't linked. */
export const social = defineGroup(
  {
    instagram: line('danube.trading.example', { isOptional: true }),
    youtube: line('danube-trading-example', { isOptional: true }),
    youtubePlaylist: line('PL-danube-trading-example', { isOptional: true }),
    linkedin: line('danube-trading-example', { isOptional: true }),
    x: line('danube_example', { isOptional: true }),
  },
  { shownOn: '/social-media-demo' },
);
