// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenUntil } from '../../../lib/testing/listen-until.ts';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { ConsentBar } from './consent-bar.tsx';
import { ConsentCentre } from './consent-centre.tsx';
import { consentSettings } from './consent-settings.ts';
import {
  type Consent,
  consentKey,
  consentLastsDays,
  readConsent,
  saveConsent,
} from './consent-store.ts';
import { undecidedScript } from './undecided-script.ts';

let close = new AbortController();

beforeEach(() => {
  localStorage.clear();
  close = new AbortController();
  listenUntil(close.signal);
  new Function(undecidedScript)();
});
afterEach(() => {
  close.abort();
  cleanup();
  consentSettings.close();
});

function Page() {
  return (
    <PageFrame>
      <ConsentCentre />
      <main tabIndex={-1}>The page</main>
      <button type="button" onClick={(event) => consentSettings.open(event.currentTarget)}>
        Cookie settings
      </button>
    </PageFrame>
  );
}

const bar = () => screen.findByRole('region', { name: 'Your privacy' });
const dialog = () => screen.findByRole('dialog', { name: 'Cookie settings' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('question about stored data', () => {
  it('is in the page as sent, and shown to those whose browser holds no valid answer', () => {
    const html = renderToStaticMarkup(
      <PageFrame>
        <ConsentBar />
      </PageFrame>,
    );
    expect(html).toContain('in-data-undecided:');
    const isAsked = () => {
      delete document.documentElement.dataset.undecided;
      new Function(undecidedScript)();
      return document.documentElement.dataset.undecided === '';
    };
    expect(isAsked()).toBe(true);
    const year = consentLastsDays * 86_400_000;
    for (const age of [-60_000, 60_000]) {
      saveConsent({ statistics: false, media: false }, new Date(Date.now() - year - age));
      expect(isAsked()).toBe(readConsent() === null);
      expect(isAsked()).toBe(age > 0);
    }
    localStorage.setItem(consentKey, '{"version":0}');
    expect(isAsked()).toBe(true);
    localStorage.setItem(consentKey, 'no JSON');
    expect(isAsked()).toBe(true);
  });

  it('comes by itself, takes no focus, and stores nothing', async () => {
    render(<Page />);
    await bar();
    expect(document.activeElement).toBe(document.body);
    expect(localStorage).toHaveLength(0);
  });

  it.each<[string, Consent]>([
    ['Only necessary', { statistics: false, media: false }],
    ['Accept all', { statistics: true, media: true }],
  ])('is answered by %s and does not come again', async (name, decision) => {
    render(<Page />);
    await bar();
    await press(name);
    expect(readConsent()).toEqual(decision);
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement?.tagName).toBe('MAIN');
    cleanup();
    render(<Page />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('gives the two answers the same weight', async () => {
    render(<Page />);
    await bar();
    const [no, yes] = ['Only necessary', 'Accept all'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(no?.className).toBe(yes?.className);
  });
});

describe('settings', () => {
  it('allow nothing but what is necessary until something is chosen', async () => {
    render(<Page />);
    await bar();
    await press('Choose settings');
    const switches = within(await dialog()).getAllByRole<HTMLInputElement>('switch');
    expect(switches.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    await userEvent.click(screen.getByRole('switch', { name: /Statistics/ }));
    expect(readConsent()).toBeNull();
    await press('Save choice');
    expect(readConsent()).toEqual({ statistics: true, media: false });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The bar that opened them is gone, so the focus moves to the page.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
  });

  it('show what was chosen, and can be changed later', async () => {
    saveConsent({ statistics: true, media: true });
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Cookie settings' });
    await userEvent.click(opener);
    const [, statistics, media] = within(await dialog()).getAllByRole<HTMLInputElement>('switch');
    expect([statistics?.checked, media?.checked]).toEqual([true, true]);
    await userEvent.click(statistics as HTMLElement);
    await press('Save choice');
    expect(readConsent()).toEqual({ statistics: false, media: true });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('change nothing when they are closed without an answer', async () => {
    render(<Page />);
    await bar();
    await press('Choose settings');
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readConsent()).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose settings' })),
    );
  });

  it('tell what is stored, what for and how long', async () => {
    saveConsent({ statistics: false, media: false });
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
    const text = (await dialog()).textContent;
    expect(text).toContain('__Host-sessionCookie, 30 daysKeeps you signed in.');
    expect(text).toContain('visitor_idLocal storage, until you delete it or withdraw consent');
  });
});
