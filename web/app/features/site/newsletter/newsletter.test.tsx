// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { AuthRedirectHandler } from '../../account/sign-in/arrival/auth-redirect-handler.tsx';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import type { NewsletterOutcome } from './newsletter-outcome.ts';
import { NewsletterPage } from './newsletter-page.tsx';
import { NewsletterSection } from './newsletter-section.tsx';

const { network, StubError } = await vi.hoisted(async () => {
  const stub = await import('../../../lib/testing/stub-api.ts');
  return { network: stub.replaceNetwork(), StubError: stub.StubError };
});

afterEach(() => {
  cleanup();
  globalThis.mailLink = undefined;
});

const token = 'k'.repeat(43);

function arrive(address: string, outcome: NewsletterOutcome | null = null) {
  window.history.replaceState(null, '', address);
  const confirmAddress = vi.fn(async () => ({}));
  render(
    <StrictMode>
      <PageFrame path="/newsletter">
        <SessionProvider session={makePageSession({ confirmAddress }, null)}>
          <NewsletterPage outcome={outcome} />
          <AuthRedirectHandler />
        </SessionProvider>
      </PageFrame>
    </StrictMode>,
  );
  return { confirmAddress };
}

const shownAddress = () => location.pathname + location.search + location.hash;

describe('the form of the newsletter', () => {
  it('stands at the end of a page, with consent and the way to the privacy policy [R2.64]', () => {
    render(
      <PageFrame path="/download?lang=de">
        <NewsletterSection />
      </PageFrame>,
    );
    const form = screen.getByLabelText('Email address').closest('form');
    expect(form?.method).toBe('post');
    expect(form?.getAttribute('action')).toBe('/newsletter?lang=de');
    expect([...new FormData(form ?? undefined).keys()]).toEqual(['language', 'email']);
    expect(form?.textContent).toContain('By subscribing, you agree');
    const privacy = screen.getByRole('link', { name: 'privacy policy' });
    expect(privacy.getAttribute('href')).toBe('/privacy-policy?lang=de');
  });

  it('asks once and says the same for every address', async () => {
    const calls = network.answer({ 'newsletter.subscribe': () => ({}) });
    arrive('/newsletter');
    await userEvent.type(screen.getByLabelText('Email address'), ' jana@example.org ');
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    const title = await screen.findByText('Check your inbox');
    expect(document.activeElement).toBe(title);
    expect(screen.getByText('jana@example.org')).toBeDefined();
    expect(calls).toEqual([
      {
        procedure: 'newsletter.subscribe',
        input: { email: 'jana@example.org', language: 'en' },
      },
    ]);
  });

  it.each([
    ['', /Enter your email address/],
    ['jana@', /Enter a valid/],
  ])('asks nobody for %j', async (typed, words) => {
    const calls = network.answer({});
    arrive('/newsletter');
    const field = screen.getByLabelText('Email address');
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(calls).toEqual([]);
  });

  it('keeps what was typed when the server refuses', async () => {
    network.answer({
      'newsletter.subscribe': () => {
        throw new StubError('TOO_MANY_REQUESTS', 429);
      },
    });
    arrive('/newsletter');
    await userEvent.type(screen.getByLabelText('Email address'), 'jana@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText(/Too many requests/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('jana@example.org');
  });

  it('goes on from what the browser sent by itself', () => {
    arrive('/newsletter', { step: 'sent', email: 'jana@example.org' });
    expect(screen.getByText('Check your inbox')).toBeDefined();
  });
});

describe('a link out of a letter', () => {
  it.each([
    ['confirm', 'Confirm subscription', 'You’re subscribed'],
    ['leave', 'Unsubscribe', 'You’ve unsubscribed'],
  ])('to %s leaves the address at once and waits for a press', async (act, name, done) => {
    const calls = network.answer({ [`newsletter.${act}`]: () => ({}) });
    const { confirmAddress } = arrive(`/newsletter?lang=de#${act}=${token}`);
    expect(shownAddress()).toBe('/newsletter?lang=de');
    const button = await screen.findByRole('button', { name });
    expect(calls).toEqual([]);
    await userEvent.dblClick(button);
    const title = await screen.findByRole('heading', { name: done });
    expect(document.activeElement).toBe(title);
    expect(calls).toEqual([{ procedure: `newsletter.${act}`, input: { token } }]);
    // On every other page `confirm` verifies an account's address.
    expect(confirmAddress).not.toHaveBeenCalled();
  });

  it('of a member’s reminder turns that kind off, without signing in', async () => {
    const own = 'learningReminders.bWFqYQ.c2lnbmVk';
    const calls = network.answer({
      'emailPreferences.stop': () => ({ kind: 'learningReminders' }),
    });
    arrive(`/newsletter#leave=${own}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off reminders' }));
    const title = await screen.findByRole('heading', { name: 'Reminders are off' });
    expect(document.activeElement).toBe(title);
    expect(calls).toEqual([{ procedure: 'emailPreferences.stop', input: { token: own } }]);
    const settings = screen.getByRole('link', { name: 'Open account settings' });
    expect(settings.getAttribute('href')).toBe('/account-settings#emails');
  });

  it('of a member that no longer works leads to the account settings', async () => {
    network.answer({
      'emailPreferences.stop': () => {
        throw new StubError('LINK_INVALID', 410);
      },
    });
    arrive('/newsletter#leave=learningReminders.bWFqYQ.c2lnbmVk');
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off reminders' }));
    expect(await screen.findByText(/choose which emails you get in your account/)).toBeDefined();
  });

  it('is taken over from the boot script', async () => {
    network.answer({});
    globalThis.mailLink = { kind: 'leave', token };
    arrive('/newsletter');
    expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeDefined();
  });

  it('that no longer works offers a new one to whoever wants letters', async () => {
    network.answer({
      'newsletter.confirm': () => {
        throw new StubError('LINK_INVALID', 410);
      },
    });
    arrive(`/newsletter#confirm=${token}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm subscription' }));
    await screen.findByRole('heading', { name: 'This link no longer works' });
    expect(screen.getByLabelText('Email address')).toBeDefined();
  });

  it('that no longer works names an address to whoever wants none', async () => {
    network.answer({
      'newsletter.leave': () => {
        throw new StubError('LINK_INVALID', 410);
      },
    });
    arrive(`/newsletter#leave=${token}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    await screen.findByRole('heading', { name: 'This link no longer works' });
    expect(screen.getByText(/desk@danube-trading\.example/)).toBeDefined();
    expect(screen.queryByLabelText('Email address')).toBeNull();
  });

  it('can be pressed again when the academy could not be reached', async () => {
    let isDown = true;
    network.answer({
      'newsletter.confirm': () => {
        if (isDown) throw new StubError('SERVICE_UNAVAILABLE', 503);
        return {};
      },
    });
    arrive(`/newsletter#confirm=${token}`);
    const button = await screen.findByRole('button', { name: 'Confirm subscription' });
    await userEvent.click(button);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('couldn’t connect'),
    );
    isDown = false;
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'You’re subscribed' })).toBeDefined();
  });

  it('needs scripts, and the page says so where there are none', () => {
    const html = renderToStaticMarkup(
      <PageFrame path="/newsletter">
        <NewsletterPage outcome={null} />
      </PageFrame>,
    );
    expect(html).toMatch(/<noscript>.*turn on JavaScript.*<\/noscript>/s);
  });
});
