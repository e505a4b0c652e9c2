import { strToU8, zipSync } from 'fflate';
import type { Tx } from '../../platform/database.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';

/** A ZIP with one readable JSON file per source, and one that describes them. */
export async function packExport(
  sources: readonly PersonalDataSource[],
  person: { db: Tx; userId: string },
  now: Date,
): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  for (const source of sources) {
    const content = await source.read(person.db, person.userId);
    files[`${source.name}.json`] = strToU8(`${JSON.stringify(content ?? null, null, 2)}\n`);
  }
  files['README.txt'] = strToU8(readme(Object.keys(files), now));
  return zipSync(files, { mtime: now });
}

function readme(fileNames: readonly string[], now: Date): string {
  const lines = [
    'Danube Trading Academy',
    `Personal data, exported ${now.toISOString()}`,
    '',
    'Files, each in JSON (UTF-8, times in UTC):',
    ...fileNames.map((name) => `- ${name}`),
    '',
    'Passwords, keys and tokens are not part of an export.',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
