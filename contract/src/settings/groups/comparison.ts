import { words } from '../field.ts';
import { defineGroup } from '../group.ts';

/** Three ways to learn trading, side by side on the home page. The risk notice can't be edited. */
export const comparison = defineGroup(
  {
    'features.compare.title': words(),
    'features.compare.lede': words(),
    'features.compare.alone': words(),
    'features.compare.signals': words(),
    'features.compare.academy': words(),
    'features.compare.decision.question': words(),
    'features.compare.decision.alone': words(),
    'features.compare.decision.signals': words(),
    'features.compare.decision.academy': words(),
    'features.compare.risk.question': words(),
    'features.compare.risk.alone': words(),
    'features.compare.risk.signals': words(),
    'features.compare.risk.academy': words(),
    'features.compare.help.question': words(),
    'features.compare.help.alone': words(),
    'features.compare.help.signals': words(),
    'features.compare.help.academy': words(),
    'features.compare.losses.question': words(),
    'features.compare.losses.alone': words(),
    'features.compare.losses.signals': words(),
    'features.compare.losses.academy': words(),
    'features.compare.keep.question': words(),
    'features.compare.keep.alone': words(),
    'features.compare.keep.signals': words(),
    'features.compare.keep.academy': words(),
  },
  { shownOn: '/' },
);
