import { words } from '../field.ts';
import { defineGroup } from '../group.ts';

/** The about page. */
export const about = defineGroup(
  {
    'about.title': words({ tags: ['em'] }),
    'about.lede': words(),
    'about.who.title': words(),
    'about.who.first': words(),
    'about.who.second': words(),
    'about.how.title': words(),
    'about.how.losses.title': words(),
    'about.how.losses.text': words(),
    'about.how.signals.title': words(),
    'about.how.signals.text': words(),
    'about.how.risk.title': words(),
    'about.how.risk.text': words(),
    'about.how.questions.title': words(),
    'about.how.questions.text': words(),
    'about.money.title': words(),
    'about.money.first': words(),
    'about.money.second': words(),
    'about.not.title': words(),
    'about.not.advice.title': words(),
    'about.not.advice.text': words(),
    'about.not.accounts.title': words(),
    'about.not.accounts.text': words(),
    'about.not.promises.title': words(),
    'about.not.promises.text': words(),
    'about.not.pressure.title': words(),
    'about.not.pressure.text': words(),
    'about.place.title': words(),
    'about.place.first': words({ values: ['distance'] }),
    'about.place.second': words(),
  },
  { shownOn: '/about' },
);
