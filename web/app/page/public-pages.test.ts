import { expect, test } from 'vitest';
import { findPrivateGroups } from '../lib/private-pages.ts';
import { publicPages } from './public-pages.ts';

test.each(publicPages.map(({ path }) => path.replaceAll(/:\w+/g, 'a-name')))(
  '%s is not taken for a page made for one visitor',
  (path) => {
    expect(findPrivateGroups(path)).toBeUndefined();
  },
);
