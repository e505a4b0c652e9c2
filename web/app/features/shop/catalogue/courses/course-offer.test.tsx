// @vitest-environment jsdom
import type { ItemAccess } from '@danube/contract/entitlements/entitlements.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { makeProgress, makeStudentCourse } from '../../../learn/learning/learning.factory.ts';
import { makeSession } from '../../../shared/session/session.factory.ts';
import { makePageSession } from '../../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../../shared/session/use-session.tsx';
import { makeCart } from '../../cart/cart.factory.ts';
import { makeCoursePage } from '../../item/catalogue.factory.ts';
import { CourseOffer } from './course-offer.tsx';
import { toCourseView } from './course-view.server.ts';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});

afterEach(cleanup);

const bought: ItemAccess = { isAllowed: true, why: 'purchase', until: null };
const rented: ItemAccess = { isAllowed: true, why: 'subscription', until: new Date() };
const untouched = makeProgress({ done: 0, percent: 0, lastAccessedAt: null });

type Learned = Parameters<typeof makeStudentCourse>[0] & { access: ItemAccess };

function show(learned: Learned, price = 14_900) {
  const course = toCourseView(makeCoursePage({ price: moneySchema.parse(price) }));
  const calls = network.answer({
    'learning.course': () => makeStudentCourse(learned),
    'entitlements.mine': () => ({ [course.id]: learned.access }),
    'cart.read': () => makeCart(),
  });
  render(
    <PageFrame path="/course/fast-track">
      <SessionProvider session={makePageSession({}, makeSession())}>
        <CourseOffer course={course} />
      </SessionProvider>
    </PageFrame>,
  );
  return calls;
}

const cartButton = () => screen.queryByRole('button', { name: /cart/ });

describe('the offer of a course to whoever has it', () => {
  it.each([
    ['Continue learning', makeProgress()],
    ['Start learning', untouched],
  ])('is the way into it: %s', async (name, progress) => {
    show({ access: bought, progress });
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/my-courses/fast-track');
    expect(cartButton()).toBeNull();
  });

  it('for a time is the way into it, and to have it for good', async () => {
    show({ access: rented });
    await screen.findByRole('link', { name: 'Continue learning' });
    expect(cartButton()).not.toBeNull();
  });

  it('of a free course leads members into it', async () => {
    show({ access: { isAllowed: true, why: 'free', until: null }, progress: untouched }, 0);
    const link = await screen.findByRole('link', { name: 'Start learning' });
    expect(link.getAttribute('href')).toBe('/my-courses/fast-track');
  });

  it('is the price for whoever lacks it', async () => {
    const calls = show({ access: { isAllowed: false, why: 'notOwned' } });
    const requested = () => calls.map(({ procedure }) => procedure);
    await vi.waitFor(() => expect(requested()).toContain('entitlements.mine'));
    expect(requested()).not.toContain('learning.course');
    expect(screen.queryByRole('link', { name: /learning/ })).toBeNull();
    expect(cartButton()).not.toBeNull();
  });
});
