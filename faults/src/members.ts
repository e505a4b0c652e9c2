import { seededLogins } from '@danube/server/modules/identity/identity.seed.ts';
import type { Stage } from './stage.ts';

/** How a member was registered; all have the seed's password. */
export type AddedMember = { readonly id: string; readonly email: string; readonly phone: string };

/**
 * Inserts members with SQL, bypassing rate limits. Their phone numbers are verified and can sign
 * in.
 */
export async function addMembers(
  stage: Pick<Stage, 'query'>,
  options: { name: string; count: number; hasPassword?: boolean },
): Promise<AddedMember[]> {
  const { name, count, hasPassword = true } = options;
  added += 1;
  const members = Array.from({ length: count }, (_, index) => ({
    id: `${name}-${index}`,
    email: `${name}-${index}@faults.example`,
    phone: `+4219${String(added * 100_000 + index).padStart(8, '0')}`,
  }));
  const columns = [
    members.map(({ id }) => id),
    members.map(({ email }) => email),
    members.map(({ phone }) => phone),
  ];
  await stage.query(
    `with added as (
       insert into users (id, name, email, email_verified)
       select id, 'Added Member', email, true
       from unnest($1::text[], $2::text[]) as given (id, email)
     )
     insert into profiles (id, first_name, last_name, phone, phone_verified_at, language)
     select id, 'Added', 'Member', phone, now(), 'en'
     from unnest($1::text[], $3::text[]) as given (id, phone)`,
    columns,
  );
  if (!hasPassword) return members;
  await stage.query(
    `insert into accounts (id, account_id, provider_id, user_id, password)
     select 'account-' || given.id, given.id, 'credential', given.id, known.password
     from unnest($1::text[]) as given (id), accounts known
     join users on users.id = known.user_id
     where users.email = $2 and known.provider_id = 'credential'`,
    [columns[0], seededLogins.member.email],
  );
  return members;
}

let added = 0;
