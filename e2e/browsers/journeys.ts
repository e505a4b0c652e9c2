import assert from 'node:assert/strict';
import { type Login, loginOf } from '../people.ts';
import { plainText, text } from '../texts.ts';
import {
  backgroundColour,
  candleWidth,
  pageLanguage,
  playsVideos,
  storedKeys,
  type Target,
  videoState,
} from './in-page.ts';
import type { Page } from './page.ts';

export type Visit = {
  page: Page;
  /** A new account that no other journey uses. */
  newMember(): Promise<Login>;
  /** Signs the browser in before it opens a page. */
  signIn(member: Login): Promise<void>;
};

export type Journey = {
  title: string;
  /** Returns what couldn't be tested in this browser. */
  play(visit: Visit): Promise<string | undefined>;
  /** Errors that the journey provokes on purpose; any other error of a page fails it. */
  noise?: RegExp;
};

const keys = { control: '\uE009', enter: '\uE007' };
const course = '/course/fast-track';
const film = '/itv/how-to-read-one-candle';

export const journeys: readonly Journey[] = [
  { title: 'the landing page is painted and comes alive', play: arrive },
  { title: 'German holds on the next page', play: chooseGerman },
  { title: 'signs in with a password, and out', play: signInAndOut },
  {
    title: 'a weak password opens no account',
    play: registerWithWeakPassword,
    noise: /PASSWORD_WEAK/,
  },
  { title: 'reads a free lesson with its chart', play: readFreeLesson },
  { title: 'a course is still in the cart after a reload', play: fillCart },
  { title: 'the checkout shows the price with VAT', play: checkVatShown },
  { title: 'finds a course by keyboard', play: search },
  { title: 'watches the preview of a film', play: watchPreview },
  { title: 'refuses to be recognised, and turns the light off', play: refuseAndUseDarkTheme },
];

async function arrive({ page }: Visit): Promise<undefined> {
  await page.decideOnConsent();
  await page.open('/');
  assert.match(await page.see({ css: 'h1' }), /Learn to read the line/);
  await page.untilAlive();
  await page.see({ css: 'header a', words: text('nav.startLearning') });
  await page.seeNo({ css: 'h2', words: 'Initialization Error' });
}

async function chooseGerman({ page }: Visit): Promise<undefined> {
  await page.decideOnConsent();
  await page.open('/');
  await page.untilAlive();
  await page.click({ css: 'header details:has(a[hreflang]) > summary' });
  await page.click({ css: 'header a[hreflang=de]' });
  await page.until((language) => language === 'de', pageLanguage);
  await page.open('/about');
  await page.see({ css: 'h1', words: plainText('about.title', 'de') });
  assert.equal(await page.run(pageLanguage), 'de');
}

async function signInAndOut({ page }: Visit): Promise<undefined> {
  const { email, password, firstName, lastName } = loginOf('member');
  await page.decideOnConsent();
  await page.open('/auth?tab=signin&redirect=/account-settings');
  await page.untilAlive();
  await page.type({ css: 'input[name=identifier]' }, email);
  await page.type({ css: 'input[name=password]' }, password);
  await page.click(button('auth.signin.submit'));
  await page.seeAddress('/account-settings');
  await page.click({ css: 'header summary', words: `${firstName} ${lastName}` });
  await page.click({ css: 'header button', words: text('nav.signOut') });
  await page.seeAddress('/');
  await page.see({ css: 'header a', words: text('nav.startLearning') });
  await page.open('/account-settings');
  await page.seeAddress('/auth?tab=signin&redirect=%2Faccount-settings');
}

async function registerWithWeakPassword({ page }: Visit): Promise<undefined> {
  await page.decideOnConsent();
  await page.open('/auth?tab=signup');
  await page.untilAlive();
  await page.type({ css: 'input[name=firstName]' }, 'Gunnar');
  await page.type({ css: 'input[name=lastName]' }, 'Åkesson');
  await page.type({ css: 'input[name=email]' }, 'gunnar@journeys.example');
  await page.type({ css: 'input[name=password]' }, 'password1234');
  await page.see({ css: '[role=status]', words: text('auth.password.reasons.commonPassword') });
  await page.click(button('auth.signup.submit'));
  await page.see({ css: 'form p', words: text('auth.problems.passwordWeak') });
  await page.seeAddress('/auth?tab=signup');
}

async function readFreeLesson({ page }: Visit): Promise<undefined> {
  await page.decideOnConsent();
  await page.open(course);
  await page.untilAlive();
  await page.click({ css: '#curriculum a', words: 'What a trade may cost' });
  await page.see({ css: 'h1', words: 'What a trade may cost' });
  await page.open('/my-courses/fast-track/what-a-trade-may-cost');
  await page.see({ css: 'main p', words: text('learning.end.visitor') });
  await page.until<number>((width) => width > 2, candleWidth);
}

async function fillCart({ page, newMember, signIn }: Visit): Promise<undefined> {
  await signIn(await newMember());
  await putIntoCart(page);
  await page.open('/cart');
  await page.untilAlive();
  await page.reload();
  await page.see({ css: 'main li', words: 'Fast Track' });
  await page.see(cartOf('Cart, 1 item'));
}

async function checkVatShown({ page, newMember, signIn }: Visit): Promise<undefined> {
  await signIn(await newMember());
  await putIntoCart(page);
  await page.open('/checkout');
  await page.untilAlive();
  await page.choose({ css: 'select[name=country]' }, 'SK');
  await page.see({ css: 'dl', words: '23% VAT, Slovakia' });
  const amounts = await page.see({ css: 'dl', words: text('orders.amounts.totalWithVat') });
  assert.deepEqual(amounts.match(/€[\d.]+/g), ['€121.14', '€27.86', '€149.00']);
  await page.see({ css: 'main button[type=submit]', words: 'Order and pay €149.00' });
}

async function search({ page }: Visit): Promise<undefined> {
  await page.decideOnConsent();
  await page.open('/about');
  await page.untilAlive();
  await page.press(keys.control, 'k');
  await page.type({ css: '[role=dialog] [role=combobox]' }, 'fast track');
  await page.see({ css: '[role=option][aria-selected=true]', words: 'Fast Track' });
  await page.press(keys.enter);
  await page.seeAddress(course);
  await page.see({ css: 'h1', words: 'Fast Track' });
}

async function watchPreview({ page }: Visit): Promise<string | undefined> {
  await page.decideOnConsent();
  await page.open(film);
  await page.untilAlive();
  await page.see({ css: 'main *', words: 'Preview Mode (1:30)' });
  const canPlay = await page.run<boolean>(playsVideos);
  await page.click({ css: 'main a[data-needs-app]', words: startOf('How to read one candle') });
  if (!canPlay) {
    await page.see({ css: 'main *', words: text('player.unsupported') });
    return 'plays no H.264, and the page says so';
  }
  await page.until<ReturnType<typeof videoState>>(
    ({ hasPicture, second }) => hasPicture && second > 1,
    videoState,
  );
  return undefined;
}

async function refuseAndUseDarkTheme({ page }: Visit): Promise<undefined> {
  await page.open('/');
  await page.untilAlive();
  await page.click(button('consent.onlyNecessary'));
  await page.seeNo(button('consent.onlyNecessary'));
  assert.deepEqual(await page.run(storedKeys), ['consent']);
  const light = await page.run<string>(backgroundColour);
  await page.click({ css: `header button[aria-label="${text('nav.theme')}"]` });
  await page.until((colour) => colour !== light, backgroundColour);
  const dark = await page.run<string>(backgroundColour);
  await page.reload();
  await page.untilAlive();
  assert.equal(await page.run(backgroundColour), dark);
  await page.seeNo(button('consent.onlyNecessary'));
}

async function putIntoCart(page: Page): Promise<void> {
  await page.open(course);
  await page.untilAlive();
  // The session is known by then, and the button doesn't change any more.
  await page.see(cartOf('Cart, 0 items'));
  await page.click({ css: 'main button', words: text('cart.add') });
  await page.see(cartOf('Cart, 1 item'));
}

function cartOf(words: string): Target {
  return { css: 'header a', words };
}

function button(key: string): Target {
  return { css: 'button', words: text(key) };
}

function startOf(title: string): string {
  return text('player.start').replace('{{title}}', title);
}
