// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { SignInFirst } from './sign-in-first.tsx';

afterEach(cleanup);

it('leads to the sign-in and to a new account, and back to this very page', () => {
  render(
    <PageFrame path="/payment/success?order=7">
      <SignInFirst title="Your order" description="" text="Sign in to see it." />
    </PageFrame>,
  );
  const back = 'redirect=%2Fpayment%2Fsuccess%3Forder%3D7';
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/auth?tab=signin&${back}`,
  );
  expect(screen.getByRole('link', { name: 'Create free account' }).getAttribute('href')).toBe(
    `/auth?tab=signup&${back}`,
  );
});
