import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownParts } from './nightly-parts.ts';
import { repositoryRoot } from './repository.ts';

test.each(Object.entries(ownParts))('the tests of the nightly part %s exist', (_, files) => {
  const missing = files.filter((file) => !existsSync(join(repositoryRoot, file)));
  expect(missing, 'name them in checks/src/nightly-parts.ts').toEqual([]);
});
