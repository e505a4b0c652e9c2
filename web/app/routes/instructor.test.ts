import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import type { ShownSettings } from '@danube/contract/settings/shown-settings.ts';
import { findPage } from '@danube/contract/site/find-page.ts';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Api } from '../lib/api.ts';
import { type PageRequest, pageRequest } from '../page/page-request.ts';
import { sitemapXml } from '../page/sitemap.server.ts';
import routes from '../routes.ts';
import { loader } from './instructor.tsx';

function fileAt(path: string): string | undefined {
  return routes.find((route) => route.path === path)?.file;
}

/** The response of this profile page with these instructors. */
async function answer(slug: string, values: ShownSettings['values'] = {}) {
  const context = new RouterContextProvider();
  const settings = { shown: async () => ({ values, words: {}, english: {} }) };
  // Nothing else of the request is read.
  const api = { settings } as unknown as Api;
  context.set(pageRequest, { api, language: 'en' } as PageRequest);
  const request = new Request(`https://danube.example/instructors/${slug}`);
  const url = new URL(request.url);
  const pattern = '/instructors/:slug';
  return loader({ context, request, params: { slug }, url, pattern });
}

describe('routes of the people', () => {
  it('are one page for all instructors and one for each of them [R2.05]', async () => {
    expect(fileAt('instructors')).toBe('routes/instructors.tsx');
    expect(fileAt('instructors/:slug')).toBe('routes/instructor.tsx');
    const items = ['viktor-hajnal', 'katharina-lindner'].map((slug) => ({
      slug,
      kind: 'instructor' as const,
      availableIn: ['en' as const, 'de' as const],
    }));
    const sitemap = sitemapXml('https://danube.example', items);
    for (const { slug } of items) {
      expect(findPage(`/instructors/${slug}`)?.page.cache).toBeDefined();
      expect(sitemap).toContain(`<loc>https://danube.example/instructors/${slug}?lang=de</loc>`);
      expect(await answer(slug)).toEqual({ slug });
    }
  });

  it('lead from capital letters to the one address', async () => {
    const moved = await answer('Viktor-Hajnal').catch((response: unknown) => response);
    expect(moved).toMatchObject({ status: 301 });
    expect(moved instanceof Response && moved.headers.get('location')).toBe(
      '/instructors/viktor-hajnal',
    );
  });

  it('leave every other name to the page that is missing', async () => {
    await expect(answer('jane-doe')).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('are gone for whomever the owner removed', async () => {
    const people = initialValues('instructors').people.slice(1);
    const removed = answer('viktor-hajnal', { instructors: { people } });
    await expect(removed).rejects.toMatchObject({ init: { status: 404 } });
    expect(await answer('katharina-lindner', { instructors: { people } })).toBeDefined();
  });

  it('include the page about the academy, which leads to the one for contact [R2.11]', () => {
    expect(fileAt('about')).toBe('routes/about.tsx');
    expect(findPage('/about')?.page.texts).toContain('about');
    expect(fileAt('contact')).toBe('routes/contact.tsx');
    expect(findPage('/contact')?.page.cache).toBeDefined();
  });
});
