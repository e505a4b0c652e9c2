// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { registrationPrompt } from '../../account/registration/prompt.ts';
import { RegistrationPrompt } from '../../account/registration/registration-prompt.tsx';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { CartLink } from './cart-link.tsx';
import { SiteHeader } from './site-header.tsx';

afterEach(() => {
  cleanup();
  registrationPrompt.close();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

function show(path = '/', language: 'en' | 'de' = 'en', session = makePageSession({}, null)) {
  return render(
    <PageFrame path={path} language={language}>
      <SessionProvider session={session}>
        <SiteHeader />
        <RegistrationPrompt />
      </SessionProvider>
    </PageFrame>,
  );
}

/** The desktop header's, then the mobile menu's. */
function navigations() {
  return screen.getAllByRole('navigation', { name: 'Main navigation', hidden: true });
}

function addresses(navigation: HTMLElement): (string | null)[] {
  return within(navigation)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
}

const afterDownload = ['/instructors', '/pricing', '/about', '/blog', '/itv', '/community'];

describe('header', () => {
  it('[R2.35] lists the main navigation in order, in the bar and in the menu', () => {
    show();
    const inOrder = ['/courses', '/download', ...afterDownload];
    expect(navigations().map(addresses)).toEqual([inOrder, inOrder]);
    const [bar] = navigations();
    const labels = within(bar as HTMLElement).getAllByRole('link');
    expect(labels.slice(-2).map((link) => link.textContent)).toEqual(['ITV', 'Community']);
  });

  it.each(['/community', '/chat'])('marks the community on every page of its own: %s', (path) => {
    show(path, 'en', makePageSession({}, makeSession()));
    const [bar] = navigations();
    const link = within(bar as HTMLElement).getByRole('link', { name: 'Community' });
    expect(link.getAttribute('aria-current')).toMatch(/^(page|true)$/);
  });

  it.each(['/download', '/free-downloads', '/download/indicators', '/download-indicators'])(
    '[R2.35] highlights the downloads on every page of theirs: %s',
    (path) => {
      show(path);
      for (const navigation of navigations()) {
        const current = within(navigation).getAllByRole('link', { hidden: true, current: 'page' });
        expect(current.map((link) => link.textContent)).toEqual(['Downloads']);
      }
    },
  );

  it('[R2.38] has the logo, the languages and a cart that says how much is in it', () => {
    show('/?lang=de');
    expect(screen.getByRole('link', { name: 'Danube Trading Academy, home page' })).toBeDefined();
    expect(screen.getByText(/^Language:/)).toBeDefined();
    const cart = screen.getByRole('link', { name: 'Cart, 0 items' });
    expect(cart.getAttribute('href')).toBe('/cart?lang=de');
    expect(cart.querySelector('[data-count]')).toBeNull();
  });

  it.each([
    [1, 'Cart, 1 item', '1'],
    [12, 'Cart, 12 items', '12'],
    [120, 'Cart, 120 items', '99+'],
  ])('[R2.38] shows %i items in the cart as a number on its corner', (count, name, shown) => {
    render(
      <PageFrame>
        <CartLink count={count} />
      </PageFrame>,
    );
    const mark = screen.getByRole('link', { name }).querySelector('[data-count]');
    expect(mark?.getAttribute('data-count')).toBe(shown);
  });

  it('[R2.35] highlights the link of the page one is on, and only that', () => {
    show('/pricing');
    for (const navigation of navigations()) {
      const current = within(navigation).getAllByRole('link', { hidden: true, current: 'page' });
      expect(current.map((link) => link.textContent)).toEqual(['Pricing']);
    }
  });

  it('marks the list that the page of a single course belongs to', () => {
    show('/course/fast-track');
    for (const navigation of navigations()) {
      const around = within(navigation).getAllByRole('link', { hidden: true, current: true });
      expect(around.map((link) => link.textContent)).toEqual(['Courses']);
    }
  });

  it('[R2.35] offers Start Learning, which leads to signing up, and Sign In', () => {
    show();
    const [start] = screen.getAllByRole('link', { name: 'Start Learning' });
    const [signIn] = screen.getAllByRole('link', { name: 'Sign In' });
    expect(start?.getAttribute('href')).toBe('/auth?tab=signup');
    expect(signIn?.getAttribute('href')).toBe('/auth');
  });

  it('keeps the language of the address in every link of the site', () => {
    show('/?lang=de', 'de');
    expect(addresses(navigations()[0] as HTMLElement)[0]).toBe('/courses?lang=de');
    const [start] = screen.getAllByRole('link', { name: 'Start Learning' });
    expect(start?.getAttribute('href')).toBe('/auth?tab=signup&lang=de');
  });

  it('is marked as English where its words are', () => {
    show('/', 'de');
    expect(screen.getByRole('banner').getAttribute('lang')).toBe('en');
  });
});

describe('language selector', () => {
  const links = () =>
    within(screen.getByText(/^Language:/).closest('details') as HTMLElement).getAllByRole('link', {
      hidden: true,
    });

  beforeEach(() => window.history.replaceState(null, '', '/courses?category=dax#list'));

  it('lists 24 languages by their own names and those of the page, and marks the current one', () => {
    show('/', 'de');
    expect(links()).toHaveLength(24);
    const find = (code: string) => links().find((link) => link.getAttribute('hreflang') === code);
    expect(find('de')?.textContent).toBe('Deutsch');
    expect(find('fr')?.textContent).toBe('FrançaisFranzösisch');
    expect(find('fr')?.querySelector('small')?.lang).toBe('de');
    expect(links().filter((link) => link.getAttribute('aria-current') === 'true')).toEqual([
      find('de'),
    ]);
  });

  it('links to the same page in another language before any script has run', () => {
    show();
    const german = links().find((link) => link.getAttribute('hreflang') === 'de');
    expect(german?.getAttribute('href')).toBe('?lang=de');
  });

  it('remembers the choice and keeps the rest of the address', async () => {
    show();
    const german = links().find((link) => link.getAttribute('hreflang') === 'de') as HTMLElement;
    // jsdom can't load another document.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(german);
    expect(localStorage.getItem('userLanguage')).toBe('de');
    expect(document.cookie).toContain('userLanguage=de');
    const saved = new URL(german.getAttribute('href') ?? '');
    expect(saved.pathname + saved.search + saved.hash).toBe('/courses?category=dax&lang=de#list');
  });
});

describe('menus of the header', () => {
  const menu = () => screen.getByLabelText('Menu');
  const details = () => menu().parentElement as HTMLDetailsElement;

  it('fold on Escape and give the focus back', async () => {
    show();
    details().open = true;
    within(details()).getByRole('link', { name: 'Blog', hidden: true }).focus();
    await userEvent.keyboard('{Escape}');
    expect(details().open).toBe(false);
    expect(document.activeElement).toBe(menu());
  });

  it('fold when a link is followed', async () => {
    show();
    details().open = true;
    await userEvent.click(within(details()).getByRole('link', { name: 'Blog', hidden: true }));
    await waitFor(() => expect(details().open).toBe(false));
  });
});

describe('downloads in the menu of narrow pages', () => {
  it('[R2.41] ask a visitor to register, and the focus returns to the folded menu', async () => {
    show();
    const menu = screen.getByLabelText('Menu');
    const details = menu.parentElement as HTMLDetailsElement;
    details.open = true;
    await userEvent.click(within(details).getByRole('link', { name: 'Downloads', hidden: true }));
    await screen.findByRole('dialog', { name: 'Register free to download' });
    await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
    await waitFor(() => expect(document.activeElement).toBe(menu));
  });

  it('[R2.41] lead a member there', () => {
    show('/', 'en', makePageSession({}, makeSession()));
    const details = screen.getByLabelText('Menu').parentElement as HTMLElement;
    const link = within(details).getByRole('link', { name: 'Downloads', hidden: true });
    expect(link.getAttribute('href')).toBe('/download');
  });
});

describe('theme switch', () => {
  it('is left to the page’s first script, which acts before the application is there', () => {
    show();
    const [button] = screen.getAllByRole('button', { name: 'Switch between light and dark mode' });
    expect(button?.hasAttribute('data-switches-theme')).toBe(true);
    expect(button?.hasAttribute('data-needs-app')).toBe(false);
  });
});
