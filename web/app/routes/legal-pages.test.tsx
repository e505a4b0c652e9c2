// @vitest-environment jsdom
import { findPage } from '@danube/contract/site/find-page.ts';
import { act, cleanup, render, renderHook, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import accessibility from '../../../locales/en/accessibility.json' with { type: 'json' };
import cookies from '../../../locales/en/cookies.json' with { type: 'json' };
import imprintTexts from '../../../locales/en/imprint.json' with { type: 'json' };
import privacy from '../../../locales/en/privacy.json' with { type: 'json' };
import terms from '../../../locales/en/terms.json' with { type: 'json' };
import { consentSettings } from '../features/shared/consent/consent-settings.ts';
import { storedItems } from '../features/shared/consent/stored-items.ts';
import { PageFrame } from '../lib/testing/page-frame.tsx';
import routes from '../routes.ts';
import Accessibility from './accessibility.tsx';
import CookiePolicy from './cookie-policy.tsx';
import Imprint from './imprint.tsx';
import PrivacyPolicy from './privacy-policy.tsx';
import TermsOfService from './terms-of-service.tsx';

const legalPages = [
  ['/privacy-policy', 'Privacy policy', privacy],
  ['/cookie-policy', 'Cookie policy', cookies],
  ['/terms-of-service', 'Terms of service', terms],
  ['/accessibility', 'Accessibility statement', accessibility],
  ['/imprint', 'Imprint', imprintTexts],
] as const;

const screens: Record<string, ComponentType> = {
  'routes/accessibility.tsx': Accessibility,
  'routes/cookie-policy.tsx': CookiePolicy,
  'routes/imprint.tsx': Imprint,
  'routes/privacy-policy.tsx': PrivacyPolicy,
  'routes/terms-of-service.tsx': TermsOfService,
};

/** Renders the route for a path. */
function draw(address: string, language: 'en' | 'de' = 'en') {
  const { pathname } = new URL(address, 'https://danube.example');
  const route = routes.find(({ path }) => `/${path}` === pathname);
  const Screen = screens[route?.file ?? ''];
  if (!Screen) throw new Error(`${pathname} has no page`);
  return (
    <PageFrame path={address} language={language}>
      <Screen />
    </PageFrame>
  );
}

type Texts = { readonly [key: string]: string | Texts };

/** The longest part of a text without markup or placeholders, as it appears in the page. */
function plainPart(text: string): string {
  const parts = text.split(/<[^>]+>|\{\{[^}]+\}\}/);
  return parts.sort((one, other) => other.length - one.length)[0]?.trim() ?? '';
}

function sectionsOf(texts: Texts): [string, Texts][] {
  return Object.entries(texts).filter(
    (entry): entry is [string, Texts] => typeof entry[1] !== 'string' && 'title' in entry[1],
  );
}

afterEach(cleanup);

describe.each(legalPages)('%s', (path, title, texts) => {
  it('is a page of its own for everybody, complete without scripts', () => {
    expect(findPage(path)?.page).toMatchObject({ path, cache: {} });
    document.body.innerHTML = renderToString(draw(path));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const shown = document.body.textContent;
    for (const [id, section] of sectionsOf(texts)) {
      const drawn = document.getElementById(id);
      for (const [key, text] of Object.entries(section)) {
        if (typeof text === 'string' && /^([pi]\d|why|basis|kept|title)/.test(key)) {
          expect(drawn?.textContent, `${id}.${key}`).toContain(plainPart(text));
        }
      }
    }
    expect(shown).not.toMatch(/\{\{|<\/?[a-z]+>/);
    document.body.innerHTML = '';
  });

  it('lists its sections, numbered, beside the text', () => {
    render(draw(path));
    const [contents] = screen.getAllByRole('navigation', { name: 'Contents' });
    const links = within(contents ?? document.body).getAllByRole('link');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(links.map((link) => link.textContent)).toEqual(
      headings.map((heading) => heading.textContent),
    );
    for (const link of links) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id)?.tagName).toBe('SECTION');
    }
    expect(links).toHaveLength(sectionsOf(texts).length);
  });
});

describe('legal pages', () => {
  it('hold the policies on cookies and privacy and the terms at their addresses [R2.14]', () => {
    const titles: (string | null)[] = [];
    for (const path of ['/cookie-policy', '/privacy-policy', '/terms-of-service']) {
      render(draw(path));
      titles.push(screen.getByRole('heading', { level: 1 }).textContent);
      cleanup();
    }
    expect(titles).toEqual(['Cookie policy', 'Privacy policy', 'Terms of service']);
  });

  it('say when they were changed, as the language writes dates', () => {
    render(draw('/imprint', 'de'));
    expect(screen.getByText('Last updated on 15. November 2026')).toBeDefined();
  });

  it('mark their text as English where it is not translated', () => {
    render(draw('/imprint', 'de'));
    expect(screen.getByRole('article').lang).toBe('en');
  });

  it('name the company and lead to it', () => {
    render(draw('/imprint'));
    const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
    expect(fact('Company')).toBe('Danube Trading Academy s.r.o.');
    expect(fact('Registered office')).toBe('Laurinská 14, 811 01 Bratislava, Slovakia');
    expect(fact('VAT number (IČ DPH)')).toMatch(/^SK\d{10}$/);
    const mail = screen.getByRole('link', { name: 'desk@danube-trading.example' });
    expect(mail.getAttribute('href')).toBe('mailto:desk@danube-trading.example');
  });

  it('lead to where data is copied and erased, in the language of the address', () => {
    const { container } = render(draw('/privacy-policy?lang=de'));
    const addresses = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(addresses).toContain('/account-settings?lang=de#export');
    expect(addresses).toContain('/account-settings?lang=de#erasure');
    expect(addresses).toContain('https://dataprotection.gov.sk/');
  });

  it('name everything that is stored, and how long', () => {
    render(draw('/cookie-policy'));
    const names = screen.getAllByRole('row').map((row) => row.querySelector('code')?.textContent);
    expect(names.filter(Boolean)).toEqual(storedItems.map(({ name }) => name));
    const device = screen.getByRole('row', { name: /^__Host-device/ });
    expect(device.textContent).toMatch(/^__Host-deviceCookie.*365 days$/);
    expect(screen.getByText('We store nothing of our own in your browser for this.')).toBeDefined();
  });

  it('open the choice about cookies again', async () => {
    render(draw('/cookie-policy'));
    const { result } = renderHook(() => consentSettings.useOverlay());
    await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
    expect(result.current.isOpen).toBe(true);
    act(() => consentSettings.close());
  });
});
