// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { NavigationProgress } from './navigation-progress.tsx';

afterEach(cleanup);

const line = () => document.querySelector('.navigation-progress');

it('shows that the next page is loading until it is there', async () => {
  const { promise: nextPage, resolve: arrive } = Promise.withResolvers<null>();
  const Site = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <NavigationProgress />
          <Outlet />
        </>
      ),
      children: [
        { index: true, Component: () => <Link to="/next">Next</Link> },
        { path: 'next', loader: () => nextPage, Component: () => <h1>Arrived</h1> },
      ],
    },
  ]);
  render(<Site />);
  const link = await screen.findByRole('link', { name: 'Next' });
  expect(line()).toBeNull();
  await userEvent.click(link);
  expect(line()).not.toBeNull();
  arrive(null);
  await screen.findByRole('heading', { name: 'Arrived' });
  expect(line()).toBeNull();
});
