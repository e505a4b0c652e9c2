import { findPage } from '@danube/contract/site/find-page.ts';
import { describe, expect, it } from 'vitest';
import { makePostCard, makePostView } from '../features/site/blog/post.factory.ts';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { loaderArguments, thrownBy } from '../page/testing/call-loader.ts';
import routes from '../routes.ts';
import { loader as loadBlog } from './blog.tsx';
import { loader as loadPost } from './blog-post.tsx';

const fileAt = (path: string) => routes.find((route) => route.path === path)?.file;

const page = { ...makePostView(), body: 'Over {{tradersTrained}} traders.' };

const blog = {
  list: async () => ({ posts: [makePostCard()], nextCursor: null, total: 1, tags: [] }),
  async post({ slug }: { slug: string }) {
    if (slug === page.slug) return { isMoved: false, page };
    if (slug === 'old') return { isMoved: true, slug: page.slug, isPermanent: true };
    if (slug === 'german') return { isMoved: true, slug: page.slug, isPermanent: false };
    throw declaredFailure('POST_NOT_FOUND', 404);
  },
};

describe('routes of the blog [R2.12]', () => {
  it('are a list and a page for each post, the same for everybody', () => {
    expect(fileAt('blog')).toBe('routes/blog.tsx');
    expect(fileAt('blog/:slug')).toBe('routes/blog-post.tsx');
    expect(findPage('/blog')?.page.cache).toBeTruthy();
    expect(findPage('/blog/a-post')?.page.cache?.items).toBe('post');
  });

  it('show a list that could not be read as what it is, and keep it out of caches', async () => {
    const failing = async () => {
      throw new Error('away');
    };
    const given = { api: { blog: { list: failing } }, reportError: () => undefined };
    const answer = await loadBlog(loaderArguments('/blog', {}, given));
    expect(answer).toMatchObject({ data: { list: null }, init: { status: 503 } });
  });

  it.each([
    ['/blog?q=stop+loss', '/search?q=stop+loss&kind=post'],
    ['/blog?q=stop&tag=risk&lang=de', '/search?q=stop&kind=post&lang=de'],
  ])('lead a search to the posts of the search page: %s', async (address, to) => {
    const thrown = await thrownBy(() => loadBlog(loaderArguments(address, {}, { api: { blog } })));
    expect(thrown).toMatchObject({ status: 302 });
    expect(thrown instanceof Response && thrown.headers.get('location')).toBe(to);
    expect(findPage('/blog')?.page.cache?.inputs).toContain('q');
  });

  it('fill in figures of the register', async () => {
    const answer = await loadPost(
      loaderArguments(`/blog/${page.slug}`, { slug: page.slug }, { api: { blog } }),
    );
    expect(JSON.stringify(answer)).toContain('Over 3,000+ traders.');
  });

  it('answer 404 where there is no post, with a page of its own', async () => {
    const answer = await loadPost(
      loaderArguments('/blog/none', { slug: 'none' }, { api: { blog } }),
    );
    expect(answer).toMatchObject({ data: { post: null }, init: { status: 404 } });
  });

  it.each([
    ['old', 301],
    ['german', 302],
  ])('lead from the name %s to the present one: %i', async (slug, status) => {
    const address = `/blog/${slug}?lang=en`;
    const thrown = await thrownBy(() =>
      loadPost(loaderArguments(address, { slug }, { api: { blog } })),
    );
    expect(thrown).toMatchObject({ status });
  });
});

it.each([
  ['/admin/blog-management', 'admin-blog'],
  ['/admin/blog/create', 'admin-blog-new'],
  ['/create-blog-post', 'admin-blog-new'],
  ['/admin/blog/edit/a-post', 'admin-blog-post'],
])('[R2.27a] [R2.27b] [R2.27c] [R2.27d] %s is there for administrators only', (path, route) => {
  expect(findPage(path)?.page).toMatchObject({ audience: 'admin', route });
});
