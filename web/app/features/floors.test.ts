import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { featureFloors } from './floors.ts';

const foldersIn = (path: string) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test('every folder has its place among the floors, without which it could import anything', () => {
  const groups = foldersIn('./');
  const floors = Object.fromEntries(
    Object.entries(featureFloors).map(([group, features]) => [group, features.toSorted()]),
  );
  expect(floors, 'name the folder in web/app/features/floors.ts').toEqual(
    Object.fromEntries(groups.map((group) => [group, foldersIn(`./${group}/`).toSorted()])),
  );
});
