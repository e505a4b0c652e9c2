import { describe, expect, it } from 'vitest';
import { createTransferRate } from './transfer-rate.ts';

function rateAt() {
  let at = 0;
  const rate = createTransferRate(() => at);
  return (time: number, sent: number, total = 1000) => {
    at = time;
    return rate.secondsLeft(sent, total);
  };
}

describe('the time that is left', () => {
  it('says nothing before it has seen enough, nor while nothing moves', () => {
    const left = rateAt();
    expect(left(0, 0)).toBeNull();
    expect(left(1000, 100)).toBeNull();
    const still = rateAt();
    still(0, 100);
    expect(still(5000, 100)).toBeNull();
  });

  it('follows what was sent lately, not what was sent at first', () => {
    const left = rateAt();
    left(0, 0);
    expect(left(2000, 200)).toBe(8);
    for (let second = 3; second <= 20; second += 1) left(second * 1000, 200 + second * 10);
    expect(left(21_000, 410)).toBe(59);
  });

  it('measures anew when a part has to be sent again', () => {
    const left = rateAt();
    left(0, 0);
    left(2000, 500);
    expect(left(3000, 300)).toBeNull();
  });
});
