import { joinPath, occurrencePath } from '@danube/contract/events/event-paths.ts';
import { academyMinute } from '../academy-clock.ts';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { button, openAs } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { loadCookies } from '../people.ts';
import { refuseConsent } from '../refuse-consent.ts';
import { text } from '../texts.ts';

const phone = { width: 390, height: 844 };
const room = 'https://meet.danube-trading.example/journey';

test('a member registers on a phone and enters the room; the host cancels, and the page says so', async ({
  page,
  browser,
  baseURL,
  ownProduct,
  administrator,
  newMember,
  noise,
}) => {
  const firstStart = academyMinute(10);
  const date = firstStart.slice(0, 10);
  const plan = await administrator.plan({
    title: 'Question hour on a phone',
    firstStart,
    meetingUrl: room,
    durationMinutes: 60,
    audience: 'members',
    capacity: 5,
    host: 'Viktor Hajnal',
  });
  const member = await newMember('Nela');
  const memberContext = await browser.newContext({ baseURL, viewport: phone });
  await refuseConsent(memberContext);
  await noise.listenTo(memberContext);
  const seat = await memberContext.newPage();
  const received: Promise<string>[] = [];
  seat.on('response', (response) => {
    if (/html|json|calendar/.test(response.headers()['content-type'] ?? ''))
      received.push(response.text().catch(() => ''));
  });

  await seat.goto(occurrencePath(plan.slug, date));
  await waitForHydration(seat);
  await expect(seat.getByRole('heading', { level: 1 })).toHaveText(plan.title);
  await expect(seat.getByRole('link', { name: text('session.signIn') })).toBeVisible();
  await expectNoViolation(seat);

  await loadCookies(memberContext, ownProduct, member);
  await seat.reload();
  await waitForHydration(seat);
  await button(seat, 'session.register').click();
  await expect(seat.getByText(text('session.registered'))).toBeVisible();
  await expect(seat.getByRole('timer')).toBeVisible();
  const join = seat.getByRole('link', { name: text('events.join') });
  await expect(join).toHaveAttribute('target', '_blank');
  await expect(join).toHaveAttribute('href', joinPath(plan.slug, date));
  const answer = await memberContext.request.get(joinPath(plan.slug, date), { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe(room);
  await expectNoViolation(seat);

  await openAs(page, 'admin', {
    product: ownProduct,
    path: `/admin/calendar/${plan.seriesId}/${date}`,
  });
  await expect(page.getByText('1 / 5')).toBeVisible();
  await expectNoViolation(page);
  await button(page, 'calendar.cancel.open').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/: 1$/)).toBeVisible();
  await button(dialog, 'calendar.cancel.confirm').click();
  await expect(dialog).toBeHidden();
  await expect(button(page, 'calendar.restore.open')).toBeVisible();

  // Without a reload: the member's page updates live.
  await expect(seat.getByRole('heading', { name: text('session.cancelled.title') })).toBeVisible();
  await expect(join).toHaveCount(0);
  const texts = (await Promise.all(received)).join('\n');
  expect(texts).toContain(joinPath(plan.slug, date));
  expect(texts).not.toContain(room);
  expect(ownProduct.log()).not.toContain(room);
  await memberContext.close();
});
