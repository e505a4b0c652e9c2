import type { NotOrderableReason } from '@danube/contract/checkout/checkout.errors.ts';
import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import admin from '../../../locales/en/admin.json' with { type: 'json' };
import checkout from '../../../locales/en/checkout.json' with { type: 'json' };
import ui from '../../../locales/en/ui.json' with { type: 'json' };
import { errorText } from './error-texts.ts';
import { declaredFailure } from './testing/declared-failure.ts';
import { createTextStore } from './text-store.ts';

/** As on a screen that has loaded only these groups. */
const { translate, add } = createTextStore('en', () => undefined);
add('ui', ui, undefined);
add('admin', admin, undefined);
add('checkout', checkout, undefined);

describe('the words for an error', () => {
  it('come from the one table', () => {
    const error = declaredFailure('NOT_ONESELF', 409);
    expect(errorText(error, translate)).toBe(admin.failures.notOneself);
  });

  it('name what the data says', () => {
    const refused = (why: NotOrderableReason) =>
      errorText(
        declaredFailure('CART_NOT_ORDERABLE', 409, { title: 'Fast Track', why }),
        translate,
      );
    expect(refused('unavailable')).toContain('“Fast Track” is no longer available');
    expect(refused('owned')).toContain('You already own “Fast Track”');
    expect(refused('subscribed')).toContain('You already have a subscription to “Fast Track”');
    const coupon = declaredFailure('COUPON_REFUSED', 409, { why: 'usedByYou' });
    expect(errorText(coupon, translate)).toBe(checkout.coupon.usedByYou);
  });

  it('are the screen’s own where it has some', () => {
    const own = { TOO_MANY_REQUESTS: 'checkout.problems.tooMany' } as const;
    const error = declaredFailure('TOO_MANY_REQUESTS', 429, { retryAfterSeconds: 9 });
    expect(errorText(error, translate, own)).toBe(checkout.problems.tooMany);
  });

  it.each([
    ['nobody declared', new ORPCError('CART_EMPTY', { status: 409 })],
    ['only a newer server knows', new ORPCError('NEWLY_MADE', { status: 409, defined: true })],
    ['belongs to texts that are not loaded', declaredFailure('FILE_IN_USE', 409)],
  ])('are one sentence for a code that %s', (_what, error) => {
    expect(errorText(error, translate)).toBe(ui.failed);
  });
});
