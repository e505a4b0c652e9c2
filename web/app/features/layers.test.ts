import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { featureLayers } from './layers.ts';

const foldersIn = (path: string) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test('every folder has its place among the layers, without which it could import anything', () => {
  const groups = foldersIn('./');
  const layers = Object.fromEntries(
    Object.entries(featureLayers).map(([group, features]) => [group, features.toSorted()]),
  );
  expect(layers, 'name the folder in web/app/features/layers.ts').toEqual(
    Object.fromEntries(groups.map((group) => [group, foldersIn(`./${group}/`).toSorted()])),
  );
});
