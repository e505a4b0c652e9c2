// @vitest-environment jsdom
import { within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePage, completeBody, openPage } from './testing/early-page.ts';

const page = within(document.body);
const notices = () => document.querySelectorAll('.browser-notice');
const title = 'Browser Compatibility Notice';

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

describe('browser notice', () => {
  it('[R4.15] [R8.09] tells an unsupported browser what is wrong', () => {
    openPage('explorer', { isFullTier: false });
    const box = within(page.getByRole('region', { name: title }));
    expect(box.getByText(title).tagName).toBe('STRONG');
    expect(
      box.getByText(
        'Your browser is not supported. Please update to a modern browser for the best experience.',
      ),
    ).toBeDefined();
    expect(box.getByText('Compatibility Issues Detected').tagName).toBe('SUMMARY');
    expect(document.documentElement.dataset.browser).toBe('unsupported');
  });

  it('[R4.15] [R8.09] asks one that is supported but not modern to update', () => {
    openPage('chrome65', { isFullTier: false });
    expect(
      page.getByText(
        "You're using Chrome 65. Please update to the latest version for optimal performance.",
      ),
    ).toBeDefined();
    expect(page.getByText('Browser Update Recommended').tagName).toBe('SUMMARY');
    expect(document.documentElement.dataset.browser).toBe('outdated');
  });

  it('[R9.05] lists the recommended and the least versions', () => {
    openPage('chrome65', { isFullTier: false });
    expect(
      [...document.querySelectorAll('.browser-notice li')].map((li) => li.textContent),
    ).toEqual([
      'In this browser you can read our pages, but interactive parts won’t work.',
      'Recommended: Chrome 80+, Firefox 70+, Safari 14+, Edge 80+',
      'Minimum: Chrome 63, Firefox 55, Safari 11, Edge 79, Opera 50',
    ]);
  });

  it('gives another browser that can do everything the advice, and says nothing of plainness', () => {
    openPage('opera');
    expect(page.getByText(/^You're using Opera 120\./)).toBeDefined();
    expect(document.querySelectorAll('.browser-notice li')).toHaveLength(2);
  });

  it('also explains itself where a modern name gets the plain page', () => {
    openPage('chrome75', { isFullTier: false });
    expect(globalThis.browserInfo?.isModern).toBe(true);
    expect(page.getByText(/^You're using Chrome 75\./)).toBeDefined();
  });

  it('has a sentence for a browser without a name', () => {
    openPage('unnamed');
    expect(page.getByText(/^You're using an unknown browser\. Please/)).toBeDefined();
  });

  it('leaves a modern browser in peace', () => {
    openPage('chrome');
    expect(notices()).toHaveLength(0);
    expect(document.documentElement.hasAttribute('data-browser')).toBe(false);
  });

  it('[R4.15] is put away by its button', () => {
    openPage('opera');
    page.getByRole('button', { name: 'Close' }).click();
    expect(notices()).toHaveLength(0);
  });

  it('marks an old Safari, of which the failure page has more to say', () => {
    openPage('safari13', { isFullTier: false });
    expect(document.documentElement.dataset.browser).toBe('outdated old-safari');
  });
});

describe('what the start says', () => {
  it.each([
    {
      state: 'slow',
      role: 'status',
      heading: 'Taking longer than expected',
      text: 'The page is taking a while to load. This might be due to a slow connection.',
    },
    {
      state: 'failed',
      role: 'alert',
      heading: 'Initialization Error',
      text: 'Failed to start the application.',
    },
    {
      state: 'critical',
      role: 'alert',
      heading: 'Critical Error',
      text: 'Root element not found. Please reload the page.',
    },
  ] as const)('[R8.11] $state', ({ state, role, heading, text }) => {
    openPage('chrome', { body: completeBody });
    globalThis.pageNotices?.show(state);
    const box = within(page.getByRole(role, { name: heading }));
    expect(box.getByText(heading)).toBeDefined();
    expect(box.getByText(text)).toBeDefined();
    expect(box.getByRole('button', { name: 'Reload Page' })).toBeDefined();
  });

  it('[R4.16] reloads on request', () => {
    const reload = vi.fn();
    openPage('chrome', { body: completeBody });
    vi.stubGlobal('location', { reload });
    globalThis.pageNotices?.show('failed');
    page.getByRole('button', { name: 'Reload Page' }).click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stands one at a time, over a page that can still be read, and can be put away', () => {
    openPage('chrome', { body: completeBody });
    globalThis.pageNotices?.show('slow');
    globalThis.pageNotices?.show('failed');
    expect(document.querySelectorAll('.page-notice')).toHaveLength(1);
    expect(document.querySelector('.start-card')).not.toBeNull();
    expect(document.getElementById('content')).not.toBeNull();
    page.getByRole('button', { name: 'Close' }).click();
    expect(document.querySelectorAll('.page-notice')).toHaveLength(0);
  });

  it.each([
    ['content', '<script type="text/plain" id="app-modules"></script>'],
    ['app-modules', '<main id="content"></main>'],
  ])('[R8.11] a page that arrived without its %s is a critical error', (_missing, body) => {
    openPage('chrome', { body });
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(page.getByRole('alert', { name: 'Critical Error' }).className).toContain('fills-screen');
  });

  it('a complete page is none', () => {
    openPage('chrome', { body: completeBody });
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(document.querySelectorAll('.page-notice')).toHaveLength(0);
  });
});
