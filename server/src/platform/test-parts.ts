import { Client } from 'pg';

/** The address of a real part, from the environment set by the test setup. */
export function requirePartUrl(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: this test needs the real parts`);
  return value;
}

/** For things the code under test can't do itself: moving time, or bypassing permissions. */
export async function queryAs(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
