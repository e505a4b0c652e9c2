import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { HttpVariables } from '../platform/http-variables.ts';
import { serveSitemap } from './sitemap.ts';
import type { Api, WebBuild } from './web-build.ts';

const course: Pick<ItemCard, 'kind' | 'slug' | 'availableIn'> = {
  kind: 'course',
  slug: 'fast-track',
  availableIn: ['en'],
};

test('the sitemap lists what is published, read as nobody in particular', async () => {
  const requested: boolean[] = [];
  const web: Pick<WebBuild, 'readListedItems' | 'readOfferedLanguages' | 'sitemapXml'> = {
    readListedItems: async () => [course],
    readOfferedLanguages: async () => ['en', 'de'],
    sitemapXml: (siteUrl, items, offered) =>
      items.map(({ slug }) => `${siteUrl}/${slug} ${offered}`).join(),
  };
  const app = new Hono<HttpVariables>().get(
    '/sitemap.xml',
    serveSitemap({
      // The only part of the build that is used.
      loadWeb: async () => web as WebBuild,
      siteUrl: 'https://danube.example',
      apiFor(_reads, _c, isShared) {
        requested.push(isShared);
        // Never called, only passed on.
        return {} as Api;
      },
    }),
  );
  const answer = await app.request('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await answer.text()).toBe('https://danube.example/fast-track en,de');
  expect(requested).toEqual([true]);
});
