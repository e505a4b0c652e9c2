import { type PartsEnvironment, queryAsOwner } from './database.ts';
import { expect } from './journey.ts';

export type RecordedVisit = {
  page_path: string;
  visitor_id: string | null;
  user_id: string | null;
  ip_address: string | null;
  user_agent: string | null;
};

/** Waits until the visits from an IP address are those of these pages, in both tables. */
export async function expectVisits(
  env: PartsEnvironment,
  address: string,
  pages: readonly string[],
): Promise<RecordedVisit[]> {
  await expect.poll(() => pagesIn(env, address)).toEqual(pages);
  await expect.poll(() => contentIn(env, address)).toEqual([...pages].sort());
  return visitsFrom(env, address);
}

async function visitsFrom(env: PartsEnvironment, address: string): Promise<RecordedVisit[]> {
  return queryAsOwner<RecordedVisit>(
    env,
    `select page_path, visitor_id, user_id, ip_address, user_agent from website_visits
     where ip_address in ($1, $2) order by created_at, id`,
    [address, networkOf(address)],
  );
}

async function pagesIn(env: PartsEnvironment, address: string): Promise<string[]> {
  const visits = await visitsFrom(env, address);
  return visits.map(({ page_path }) => page_path);
}

async function contentIn(env: PartsEnvironment, address: string): Promise<string[]> {
  const rows = await queryAsOwner<{ content_id: string }>(
    env,
    `select content_id from content_analytics
     where content_type = 'page' and action_type = 'visit' and ip_address in ($1, $2)`,
    [address, networkOf(address)],
  );
  return rows.map(({ content_id }) => content_id).sort();
}

/** What is stored of an IP address without consent. */
export function networkOf(address: string): string {
  return address.replace(/\.\d+$/, '.0/24');
}
