import type { Account } from '@danube/contract/identity/account.schemas.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach } from 'vitest';
import accountTexts from '../../../../../../locales/en/account.json' with { type: 'json' };
import auth from '../../../../../../locales/en/auth.json' with { type: 'json' };
import page from '../../../../../../locales/en/page.json' with { type: 'json' };
import ui from '../../../../../../locales/en/ui.json' with { type: 'json' };
import { noRetryQueryClient } from '../../../../lib/testing/page-frame.tsx';
import { createTextStore } from '../../../../lib/text-store.ts';
import { TextsProvider } from '../../../../lib/texts.tsx';
import { connectToastView } from '../../../../ui/toast.ts';
import type { Linking } from '../account-notices.tsx';
import { AccountPage } from '../account-page.tsx';
import { answerWith } from './fake-network.ts';

/** Titles of the toasts that were shown. */
export const toasts: string[] = [];

connectToastView(({ title }) => toasts.push(title));

afterEach(() => {
  cleanup();
  toasts.length = 0;
});

type Options = {
  needsSecondFactor?: boolean;
  saved?: 'profile' | 'password';
  linking?: Linking;
  /** What the server does with calls; they may change the account that is read next. */
  handlers?: Readonly<Record<string, (input: never) => unknown>>;
};

/** A page to go to, so that leaving can be tested. */
const elsewhere = { link: 'Elsewhere', content: 'Another page' };

/** The account screen on a server that holds this account, with another page next to it. */
export function renderAccount(account: Account, options: Options = {}) {
  const providers = () => [{ id: 'danube-id', name: 'Danube ID' }];
  answerWith({ read: () => account, providers, ...options.handlers });
  const store = createTextStore('en', () => undefined);
  for (const [group, texts] of Object.entries({ account: accountTexts, auth, page, ui })) {
    // Object.entries forgets the key type; the object above names the groups.
    store.add(group as 'account', texts, undefined);
  }
  const screen = (
    <>
      <Link to="/elsewhere">{elsewhere.link}</Link>
      <AccountPage
        needsSecondFactor={options.needsSecondFactor ?? false}
        saved={options.saved ?? null}
        sent={undefined}
        linking={options.linking ?? null}
      />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/account-settings', element: screen },
      { path: '/elsewhere', element: <p>{elsewhere.content}</p> },
    ],
    { initialEntries: ['/account-settings'] },
  );
  render(
    <TextsProvider store={store}>
      <QueryClientProvider client={noRetryQueryClient()}>
        <RouterProvider router={router} useTransitions={false} />
      </QueryClientProvider>
    </TextsProvider>,
  );
  // The kit's dialogs let pointers through by style sheet, which is not here.
  return { user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }), router };
}
