// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageFrame } from '../../lib/testing/page-frame.tsx';
import { SiteFrame } from './site-frame.tsx';

afterEach(cleanup);

function show(path = '/?lang=sk', isErrorPage = false) {
  render(
    <PageFrame path={path} language="sk">
      <SiteFrame isErrorPage={isErrorPage}>
        <h1>Kurzy</h1>
      </SiteFrame>
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

  it('carries the notice that only old browsers are shown', () => {
    show();
    const notice = screen.getByText('Browser Compatibility Notice').parentElement;
    expect(notice?.className).toContain('hidden');
    expect(notice?.textContent).toContain(
      'Your browser is not supported. Please update to a modern browser for the best experience.',
    );
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

  it('ends with contact, address, links, risk disclaimer and all languages', () => {
    show();
    const footer = within(document.querySelector('footer') as HTMLElement);
    expect(footer.getByText(/Laurinská 14, 811 01 Bratislava, Slovakia/)).toBeDefined();
    const address = (name: string) => footer.getByText(name).getAttribute('href');
    expect(address('desk@danube-trading.example')).toBe('mailto:desk@danube-trading.example');
    expect(address('+421 2 5555 0142')).toBe('tel:+421255550142');
    expect(address('Privacy policy')).toBe('/privacy-policy?lang=sk');
    expect(address('Slovenčina')).toBe('?lang=sk');
    expect(footer.getByText('Risk disclaimer')).toBeDefined();
    expect(footer.getByText('Available in 24 languages')).toBeDefined();
  });
});
