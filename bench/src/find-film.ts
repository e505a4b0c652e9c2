import { Client } from 'pg';
import type { Stage } from './stage.ts';

export type Film = { readonly id: string; readonly slug: string; readonly seconds: number };

/** A public video that is ready. */
export async function findFilm({ ownerUrl }: Stage): Promise<Film> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Film>(
      'select id, slug, seconds from videos where published_at <= now() and take is not null limit 1',
    );
    const [film] = rows;
    if (!film) throw new Error('no film is prepared');
    return film;
  } finally {
    await client.end();
  }
}
