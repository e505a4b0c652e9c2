import type { Film } from '../film.ts';
import { compounding } from './compounding.ts';
import { fills } from './fills.ts';
import { marginCall } from './margin-call.ts';
import { roll } from './roll.ts';
import { slippage } from './slippage.ts';
import { weekendGap } from './weekend-gap.ts';

/** What happens to an order and to an account, by the slug of its folder in `content/videos`. */
export const mechanics: Readonly<Record<string, Film>> = {
  'four-orders-one-morning': fills,
  'slippage-in-one-minute': slippage,
  'a-gap-across-the-weekend': weekendGap,
  'margin-call-the-line-you-did-not-draw': marginCall,
  'oil-stood-still-the-fund-fell': roll,
  'the-fee-that-compounds': compounding,
};
