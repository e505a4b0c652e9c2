// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { consentSettings } from '../../shared/consent/consent-settings.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { SiteLayout } from './site-layout.tsx';

afterEach(cleanup);

function show(path = '/?lang=sk', isErrorPage = false) {
  render(
    <PageFrame path={path} language="sk">
      <SiteLayout isErrorPage={isErrorPage}>
        <h1>Kurzy</h1>
      </SiteLayout>
    </PageFrame>,
  );
}

describe('site frame', () => {
  it('begins with a link that jumps over the header into the page', () => {
    show();
    const first = document.querySelector('a');
    expect(first?.textContent).toBe('Skip to content');
    const target = document.querySelector(first?.getAttribute('href') ?? '');
    expect(target?.tagName).toBe('MAIN');
    expect(target?.getAttribute('tabindex')).toBe('-1');
  });

  it('calls visitors to begin, and nobody who is at work on a page of their own', () => {
    const calls = () =>
      within(document.querySelector('footer') as HTMLElement).queryAllByText('Start Learning');
    show();
    expect(calls()).toHaveLength(1);
    cleanup();
    show('/account-settings');
    expect(calls()).toHaveLength(0);
    cleanup();
    show('/account-settings', true);
    expect(calls()).toHaveLength(1);
  });

  it('calls members to their courses instead of to sign up', () => {
    render(
      <PageFrame path="/courses">
        <SessionProvider session={makePageSession({}, makeSession())}>
          <SiteLayout>
            <h1>Courses</h1>
          </SiteLayout>
        </SessionProvider>
      </PageFrame>,
    );
    const footer = within(document.querySelector('footer') as HTMLElement);
    expect(footer.queryByText('Start Learning')).toBeNull();
    const link = footer.getByRole('link', { name: 'My Courses' });
    expect(link.getAttribute('href')).toBe('/my-courses');
  });

  const footerOf = () => within(document.querySelector('footer') as HTMLElement);
  const linksUnder = (title: string) =>
    within(footerOf().getByRole('navigation', { name: title }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('[R2.50] ends with contact, the address in Bratislava, courses, law and risk', () => {
    show('/');
    const footer = footerOf();
    expect(footer.getByText(/Laurinská 14, 811 01 Bratislava, Slovakia/)).toBeDefined();
    expect(footer.getByText('desk@danube-trading.example')).toBeDefined();
    expect(footer.getByText('+421 2 5555 0142')).toBeDefined();
    expect(linksUnder('Courses')).toEqual([
      '/course/fast-track',
      '/course/dax-day-trading',
      '/course/dow-jones-sessions',
      '/course/commodities',
      '/course/cfd-foundations',
      '/course/stocks-from-the-annual-report',
      '/course/funds-and-etfs',
      '/courses',
    ]);
    expect(linksUnder('Legal')).toEqual([
      '/terms-of-service',
      '/privacy-policy',
      '/cookie-policy',
      '/imprint',
      '/accessibility',
      '/sources',
      '/community/report',
      '/payment-options',
      '/withdrawal',
      '/cookie-policy',
    ]);
    expect(footer.getByText('Risk disclaimer')).toBeDefined();
    expect(footer.getByText(/high risk of losing money rapidly due to leverage/)).toBeDefined();
  });

  it('opens the cookie settings, and without the application tells of them', async () => {
    show();
    const link = footerOf().getByRole('link', { name: 'Cookie settings' });
    expect(link.getAttribute('href')).toBe('/cookie-policy?lang=sk');
    const { result } = renderHook(() => consentSettings.useOverlay());
    await userEvent.click(link);
    expect(result.current).toEqual({ isOpen: true, opener: link });
    act(() => consentSettings.close());
  });

  it('keeps the language in the links of its footer, and offers all languages', () => {
    show();
    const footer = footerOf();
    const address = (name: string) => footer.getByText(name).getAttribute('href');
    expect(address('desk@danube-trading.example')).toBe('mailto:desk@danube-trading.example');
    expect(address('+421 2 5555 0142')).toBe('tel:+421255550142');
    expect(address('Privacy policy')).toBe('/privacy-policy?lang=sk');
    expect(address('Slovenčina')).toBe('?lang=sk');
    expect(footer.getByRole('link', { name: '24/7 support' }).getAttribute('href')).toBe(
      '/help?lang=sk',
    );
  });

  it('says above the page when its language isn’t complete', () => {
    render(
      <PageFrame language="cs" translated={{ language: { unfinished: '{{language}}: zatím ne' } }}>
        <SiteLayout>
          <h1>Courses</h1>
        </SiteLayout>
      </PageFrame>,
    );
    expect(screen.getByRole('note').textContent).toBe('Čeština: zatím ne');
    cleanup();
    show();
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('names the complete languages apart from those in progress', () => {
    show();
    const listed = (name: string) =>
      within(footerOf().getByRole('list', { name })).getAllByRole('listitem').length;
    expect(listed('Complete in 8 languages')).toBe(8);
    expect(listed('16 more in progress, mostly in English for now')).toBe(16);
  });
});
