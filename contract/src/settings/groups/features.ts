import { words } from '../field.ts';
import { defineGroup } from '../group.ts';

/** The six benefits on the home page. */
export const features = defineGroup(
  {
    'features.title': words({ tags: ['em'] }),
    'features.lede': words(),
    'features.live.title': words(),
    'features.live.text': words(),
    'features.indicators.title': words(),
    'features.indicators.text': words(),
    'features.curriculum.title': words(),
    'features.curriculum.text': words(),
    'features.community.title': words(),
    'features.community.text': words(),
    'features.flexible.title': words(),
    'features.flexible.text': words(),
    'features.certificate.title': words(),
    'features.certificate.text': words(),
  },
  { shownOn: '/' },
);
