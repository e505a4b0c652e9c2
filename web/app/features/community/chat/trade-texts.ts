import type { PracticeChart } from '@danube/contract/community/practice-charts.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

export const chartTexts = {
  dax: 'chat.trade.charts.dax',
  'dow-jones': 'chat.trade.charts.dow',
  gold: 'chat.trade.charts.gold',
  oil: 'chat.trade.charts.oil',
} as const satisfies Record<PracticeChart, TextKey>;
