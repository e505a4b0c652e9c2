// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SettingsProvider } from '../../../lib/settings.tsx';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { saveConsent } from '../../shared/consent/consent-store.ts';
import { mailtoUrl, shareTargets } from '../../shared/sharing/networks.ts';
import { InstagramPage } from './instagram-page.tsx';
import { SocialMediaPage } from './social-media-page.tsx';

beforeEach(() => {
  saveConsent({ statistics: false, media: false });
  localStorage.clear();
});
afterEach(cleanup);

const frames = () => document.querySelectorAll('iframe');

describe.each([
  { Page: SocialMediaPage, name: 'YouTube', origin: 'https://www.youtube-nocookie.com/' },
  { Page: InstagramPage, name: 'Instagram', origin: 'https://www.instagram.com/' },
])('what comes from $name', ({ Page, name, origin }) => {
  const show = () =>
    render(
      <PageFrame>
        <Page />
      </PageFrame>,
    );

  it('asks nothing of another site in the page as it is sent', () => {
    const html = renderToStaticMarkup(
      <PageFrame>
        <Page />
      </PageFrame>,
    );
    expect(/ src(?:set)?="https?:/.test(html)).toBe(false);
  });

  it('shows the other site once it is allowed for this time, and remembers nothing', async () => {
    show();
    expect(frames()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: `Show ${name} now` }));
    expect(frames()[0]?.src.startsWith(origin)).toBe(true);
    expect(frames()[0]?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(localStorage.getItem('consent')).toBeNull();
  });

  it('shows it to whoever allows other sites, until that is withdrawn', async () => {
    show();
    await userEvent.click(
      screen.getByRole('button', { name: 'Always show content from other sites' }),
    );
    expect(frames()).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('consent') ?? '')).toMatchObject({
      media: true,
      statistics: false,
    });
    cleanup();
    saveConsent({ statistics: true, media: false });
    show();
    expect(frames()).toHaveLength(0);
  });
});

it('leaves out what the academy has no account for', () => {
  const social = { instagram: '', youtube: '', youtubePlaylist: '', linkedin: '', x: '' };
  render(
    <PageFrame>
      <SettingsProvider shown={{ values: { social }, words: {}, english: {} }}>
        <SocialMediaPage />
        <InstagramPage />
      </SettingsProvider>
    </PageFrame>,
  );
  for (const name of ['Follow us', 'Open sessions on video', 'Live feed']) {
    expect(screen.queryByRole('heading', { name })).toBeNull();
  }
  expect(screen.queryByRole('button', { name: /^Show .* now$/ })).toBeNull();
});

describe('gallery', () => {
  it('has six posts with their words, each to be enlarged', async () => {
    render(
      <PageFrame>
        <InstagramPage />
      </PageFrame>,
    );
    expect(screen.getAllByRole('article')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge: Size comes last' }));
    expect(screen.getByRole('dialog', { name: 'Size comes last' })).toBeDefined();
  });
});

describe('sharing', () => {
  const shared = { url: 'https://danube.example/?lang=de', text: 'Lines & circles' };

  it.each(shareTargets)('passes the whole address on to $name', ({ addressOf }) => {
    const address = new URL(addressOf(shared));
    expect(address.protocol).toBe('https:');
    expect([...address.searchParams.values()].join(' ')).toContain(shared.url);
  });

  it('writes a mail with spaces as spaces', () => {
    expect(mailtoUrl(shared)).toBe(
      'mailto:?subject=Lines%20%26%20circles&body=Lines%20%26%20circles%0Ahttps%3A%2F%2Fdanube.example%2F%3Flang%3Dde',
    );
  });
});
