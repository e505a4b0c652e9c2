import { findPage } from '@danube/contract/site/find-page.ts';
import { describe, expect, it } from 'vitest';
import { instructors, profilePath } from '../features/site/instructors/instructors.ts';
import { sitemapXml } from '../page/sitemap.server.ts';
import routes from '../routes.ts';

function fileAt(path: string): string | undefined {
  return routes.find((route) => route.path === path)?.file;
}

describe('routes of the people', () => {
  it('are one page for all instructors and one for each of the two [R2.05]', () => {
    expect(fileAt('instructors')).toBe('routes/instructors.tsx');
    expect(instructors.map(({ slug }) => slug)).toEqual(['viktor-hajnal', 'katharina-lindner']);
    const sitemap = sitemapXml('https://danube.example');
    for (const instructor of instructors) {
      const path = profilePath(instructor);
      expect(fileAt(path.slice(1))).toBe('routes/instructor.tsx');
      expect(findPage(path)?.page).toMatchObject({ path, cache: {} });
      expect(sitemap).toContain(`<loc>https://danube.example${path}?lang=de</loc>`);
    }
  });

  it('leave every other name to the page that is missing', () => {
    const profiles = routes.filter(({ file }) => file === 'routes/instructor.tsx');
    expect(profiles.map(({ path }) => path)).toEqual([
      'instructors/viktor-hajnal',
      'instructors/katharina-lindner',
    ]);
    expect(routes.some(({ path }) => path?.includes('instructors/:'))).toBe(false);
  });

  it('include the page about the academy, which leads to the one for contact [R2.11]', () => {
    expect(fileAt('about')).toBe('routes/about.tsx');
    expect(findPage('/about')?.page.texts).toContain('about');
    expect(fileAt('contact')).toBe('routes/contact.tsx');
    expect(findPage('/contact')?.page.cache).toBeDefined();
  });
});
