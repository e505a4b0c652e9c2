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
  /** Mocked procedures; they may change the account that is read next. */
  handlers?: Readonly<Record<string, (input: never) => unknown>>;
};

/** Another page, so that navigating away can be tested. */
const elsewhere = { link: 'Elsewhere', content: 'Another page' };

/** The account screen with this account on the server, and another page to navigate to. */
export function renderAccount(account: Account, options: Options = {}) {
  const providers = () => [{ id: 'danube-id', name: 'Danube ID' }];
  const mine = () => ({ learningReminders: true, communityDigest: 'off' });
  answerWith({ read: () => account, providers, mine, ...options.handlers });
  const store = createTextStore('en', () => undefined);
  for (const [group, texts] of Object.entries({ account: accountTexts, auth, page, ui })) {
    // Object.entries loses the key type; the object above lists the groups.
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
  // The dialogs' pointer events depend on the style sheet, which isn't loaded here.
  return { user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }), router };
}
