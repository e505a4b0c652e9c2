// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import german from '../../../../../locales/de/blog.json' with { type: 'json' };
import blog from '../../../../../locales/en/blog.json' with { type: 'json' };
import catalogue from '../../../../../locales/en/catalogue.json' with { type: 'json' };
import nav from '../../../../../locales/en/nav.json' with { type: 'json' };
import ui from '../../../../../locales/en/ui.json' with { type: 'json' };
import { createTextStore } from '../../../lib/text-store.ts';
import { TextsProvider } from '../../../lib/texts.tsx';
import { BlogPage } from './blog-page.tsx';
import { makePostCard, makePostView } from './post.factory.ts';
import { PostNotFound } from './post-not-found.tsx';
import { PostPage } from './post-page.tsx';

afterEach(cleanup);

function show(element: ReactNode, translated?: typeof german) {
  const store = createTextStore(translated ? 'de' : 'en', () => undefined);
  store.add('blog', translated ?? blog, blog);
  store.add('catalogue', catalogue, undefined);
  store.add('nav', nav, undefined);
  store.add('ui', ui, undefined);
  const router = createMemoryRouter([{ path: '/blog', element }], { initialEntries: ['/blog'] });
  render(
    <TextsProvider store={store}>
      <RouterProvider router={router} useTransitions={false} />
    </TextsProvider>,
  );
}

const list = { posts: [makePostCard()], nextCursor: null, tags: ['risk'] };

describe('the list [R2.63]', () => {
  it('says that it could not be loaded, and lets one try again [R8.05]', () => {
    show(<BlogPage view={{}} list={null} />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Error Loading Blog');
    expect(alert.textContent).toContain('Sorry, we couldn’t load the blog posts at this time.');
    expect(screen.getByRole('button', { name: ui.retry })).toBeTruthy();
  });

  it('says that there are no posts yet [R8.05]', () => {
    show(<BlogPage view={{}} list={{ ...list, posts: [] }} />);
    expect(screen.getByText('No blog posts yet')).toBeTruthy();
  });

  it('names each post, and where to read more', () => {
    show(<BlogPage view={{}} list={list} />);
    const link = screen.getByRole('link', { name: 'What a stop costs' });
    expect(link.getAttribute('href')).toBe('/blog/what-a-stop-costs');
    expect(screen.getByText('Read more')).toBeTruthy();
    expect(screen.getByText('By Viktor Hajnal')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Risk' }).getAttribute('href')).toBe('/blog?tag=risk');
  });

  it('names topics in the reader’s language, and others by the words of their tag', () => {
    show(<BlogPage view={{}} list={{ ...list, tags: ['costs', 'stop-loss'] }} />, german);
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('Kosten')).toBe('/blog?tag=costs');
    expect(address('stop loss')).toBe('/blog?tag=stop-loss');
    cleanup();
    show(<PostPage post={makePostView({ tags: ['commodities'] })} />, german);
    expect(screen.getByRole('link', { name: 'Rohstoffe' })).toBeTruthy();
  });

  it('has a place for the word that it is loading', () => {
    show(<BlogPage view={{}} list={list} />);
    expect(screen.getByRole('status')).toBeTruthy();
    expect(blog.list.loading).toBe('Loading blog posts…');
  });
});

describe('a post', () => {
  it('that is not there says so [R8.05]', () => {
    show(<PostNotFound />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Post Not Found');
    expect(screen.getByText('The blog post you’re looking for doesn’t exist.')).toBeTruthy();
  });

  it('in translation says so, and what it was made of [R2.63]', () => {
    const post = makePostView({
      originalLanguage: 'sk',
      availableIn: ['en', 'sk'],
      version: 5,
      translatedFrom: 3,
      slugs: { en: 'what-a-stop-costs', sk: 'co-stoji-stop' },
      versionPublishedAt: new Date('2026-11-14T07:00:00Z'),
      changedAt: new Date('2026-11-15T07:00:00Z'),
    });
    show(<PostPage post={post} />);
    expect(screen.getByText('Translated content')).toBeTruthy();
    expect(screen.getByText('Original language: Slovak')).toBeTruthy();
    expect(
      screen.getByText(
        /^Translated from version 3\. The original is now at version 5 \(updated .*14.*\)\./,
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read the original' }).getAttribute('href')).toBe(
      '/blog/co-stoji-stop?lang=sk',
    );
    expect(screen.getByText('Available in:')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Slovenčina' }).getAttribute('href')).toBe(
      '/blog/co-stoji-stop?lang=sk',
    );
  });

  it('translated before the original was first published says so', () => {
    const made = { originalLanguage: 'sk', availableIn: ['en', 'sk'], version: 1 } as const;
    show(
      <PostPage post={makePostView({ ...made, availableIn: ['en', 'sk'], translatedFrom: 0 })} />,
    );
    expect(screen.getByText(/^Translated from an earlier draft\./)).toBeTruthy();
    cleanup();
    show(
      <PostPage post={makePostView({ ...made, availableIn: ['en', 'sk'], translatedFrom: 1 })} />,
    );
    expect(screen.queryByText(/^Translated from/)).toBeNull();
  });

  it('in its own and only language carries no marker', () => {
    show(<PostPage post={makePostView()} />);
    expect(screen.queryByText('Translated content')).toBeNull();
    expect(screen.queryByText('Available in:')).toBeNull();
  });

  it('about trading shows disclosure and risk', () => {
    const asOf = new Date('2026-11-01T07:00:00Z');
    show(<PostPage post={makePostView({ asOf, position: 'none', hasRiskNotice: true })} />);
    expect(screen.getByText(blog.disclosure.none)).toBeTruthy();
    expect(screen.getByText(catalogue.risk)).toBeTruthy();
  });
});
