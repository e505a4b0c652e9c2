import { expect, test } from '../journey.ts';
import { findHeading } from '../page-source.ts';
import { cookiesOf } from '../people.ts';
import { text } from '../texts.ts';

/** Admin-only pages by requirement, with their headings. */
const pages: Record<string, Record<string, string>> = {
  'R2.23': {
    ...listed('admin.catalogue.books', ['admin/books', 'admin/book-management', 'book-management']),
    ...listed('editor.kinds.book.add', ['admin/create-book']),
    '/admin/create-book/forbidden-trading': 'Forbidden Trading',
  },
  'R2.24': {
    ...listed('admin.catalogue.courses', ['admin/courses', 'course-management']),
    ...listed('editor.kinds.course.add', ['admin/create-course']),
    '/admin/courses/commodities': 'Commodities',
  },
  'R2.25': {
    ...listed('admin.catalogue.indicators', ['admin/indicators', 'indicator-management']),
    ...listed('editor.kinds.indicator.add', ['admin/indicators/create']),
    '/admin/indicators/danube-bands': 'Danube Bands',
  },
  'R2.26': listed('admin.uploads.title', ['admin/upload-management']),
  'R2.27a': listed('posts.title', ['admin/blog-management']),
  'R2.27b': listed('posts.add', ['admin/blog/create']),
  'R2.27c': listed('posts.add', ['create-blog-post']),
  'R2.27d': { '/admin/blog/edit/what-a-stop-really-costs': 'What a stop really costs' },
  packages: {
    ...listed('admin.catalogue.packages', ['admin/packages']),
    ...listed('editor.kinds.package.add', ['admin/packages/create']),
  },
  videos: listed('videos.title', ['video-management']),
  'fact sheets': listed('admin.catalogue.factSheets', ['admin/fact-sheets']),
};

for (const [what, headings] of Object.entries(pages)) {
  const reported = what.startsWith('R') ? `[${what}]` : `of ${what}`;
  test(`these pages are there for administrators and for nobody else ${reported}`, async ({
    product,
  }) => {
    const cookies = ['', await cookiesOf(product, 'member'), await cookiesOf(product, 'admin')];
    for (const [path, heading] of Object.entries(headings)) {
      const [visitors, members, administrators] = await Promise.all(
        cookies.map((cookie) =>
          fetch(product.firstCopy + path, { headers: { cookie }, redirect: 'manual' }),
        ),
      );
      expect(visitors?.status, path).toBe(303);
      expect(visitors?.headers.get('location'), path).toContain('/auth?tab=signin');
      expect(members?.status, path).toBe(404);
      expect(administrators?.status, path).toBe(200);
      expect(findHeading((await administrators?.text()) ?? ''), path).toContain(heading);
    }
  });
}

function listed(heading: string, paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [`/${path}`, text(heading)]));
}
