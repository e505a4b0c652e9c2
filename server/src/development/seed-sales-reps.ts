import type { Country } from '@danube/contract/checkout/countries.ts';
import { moneySchema } from '@danube/contract/money.ts';
import type { Composition } from '../compose.ts';
import type { Environment } from '../env.ts';
import { seedRefund, seedSale } from '../modules/checkout/checkout.seed.ts';
import { seededLogins, seededReps } from '../modules/identity/identity.seed.ts';
import type { SalesRepsDependencies } from '../modules/sales-reps/sales-reps.dependencies.ts';
import {
  seedDay,
  seedEarning,
  seedPayout,
  seedRep,
} from '../modules/sales-reps/sales-reps.seed.ts';
import type { ActionContext } from '../platform/action-context.ts';
import { random } from './random.ts';

const day = 24 * 3_600_000;
const months = 92;

const samples = [
  {
    email: seededLogins.rep.email,
    code: 'FERREIRA4',
    rate: 2_000,
    pace: 0.45,
    displayName: 'Rita Ferreira',
    holderName: 'Rita Ferreira',
    iban: 'PT50000201231234567890154',
  },
  {
    email: seededReps[0].email,
    code: 'BALAZ7',
    rate: 2_000,
    pace: 0.25,
    displayName: 'Tomáš B.',
    holderName: 'Tomáš Baláž',
    iban: 'SK3112000000198742637541',
  },
  {
    email: seededReps[1].email,
    code: 'GRETA21',
    rate: 1_500,
    pace: 0.12,
    displayName: null,
    holderName: 'Greta Lindqvist',
    iban: 'SE4550000000058398257466',
  },
];

const slugs = ['cfd-foundations', 'dax-day-trading', 'dow-jones-sessions', 'fast-track'];
const buyers = ['Jana Krejčí', 'Luca Conti', 'Marie Dubois', 'Piotr Zieliński', 'Hanna Weber'];
const countries: readonly (readonly [Country, number])[] = [
  ['DE', 1_900],
  ['SK', 2_300],
  ['AT', 2_000],
  ['PL', 2_300],
];

type Parts = Pick<
  Composition,
  'database' | 'transact' | 'ids' | 'seal' | 'checkout' | 'identity' | 'catalogue' | 'owner'
>;

type OpenedRep = { rep: Day['rep']; pace: number; code: string };

/** Three representatives who can be paid; existing ones are left unchanged. */
export async function seedSalesReps(parts: Parts, env: Environment): Promise<OpenedRep[]> {
  const opened: OpenedRep[] = [];
  const since = firstMorning();
  for (const { email, pace, ...sample } of samples) {
    const userId = await parts.identity.api.findUserId(parts.database.db, email);
    const deps = dependenciesAt(parts, env, since);
    const rep = userId && (await seedRep(deps, { ...sample, userId, since }));
    if (rep) opened.push({ rep, pace, code: sample.code });
  }
  return opened;
}

function firstMorning(): Date {
  return new Date(Math.floor(Date.now() / day) * day - months * day);
}

/** Their last three months: clicks, orders, refunds, payouts. */
export async function seedRepHistory(
  parts: Parts,
  env: Environment,
  opened: readonly OpenedRep[],
): Promise<void> {
  const { db } = parts.database;
  const at = (moment: Date) => dependenciesAt(parts, env, moment);
  const courses = await findCourses(parts);
  const adminId = await parts.identity.api.findUserId(db, seededLogins.admin.email);
  if (opened.length === 0 || courses.length === 0 || adminId === null) return;
  const draw = random(7);
  const begin = firstMorning().getTime() + 9 * 3_600_000;
  for (let passed = 0; passed < months; passed++) {
    const morning = new Date(begin + passed * day);
    for (const { rep, pace, code } of opened) {
      const clicks = Math.floor(draw() * pace * 40);
      await seedDay(at(morning), rep, { clicks, signUps: Math.floor(clicks * draw() * 0.3) });
      if (draw() > pace) continue;
      await sell({ at, draw, courses, db }, { rep, code, morning });
    }
    if (morning.getUTCDate() === 1) await pay(at(morning), adminId);
  }
}

type Course = { id: Parameters<typeof seedSale>[1]['itemId']; title: string; price: number };

type Shop = {
  at: (moment: Date) => SalesRepsDependencies;
  draw: () => number;
  courses: readonly Course[];
  db: Parts['database']['db'];
};

type Day = {
  rep: NonNullable<Awaited<ReturnType<typeof seedRep>>>;
  code: string;
  morning: Date;
};

async function sell({ at, draw, courses, db }: Shop, { rep, code, morning }: Day): Promise<void> {
  const one = <Thing>(things: readonly Thing[]) => things[Math.floor(draw() * things.length)];
  const course = one(courses);
  const [country, vatRate] = one(countries) ?? ['DE', 1_900];
  if (!course) return;
  const name = `${code} ${morning.toISOString()}`;
  const paidAt = new Date(morning.getTime() + Math.floor(draw() * 10 * 3_600_000));
  const price = moneySchema.parse(course.price);
  const discount = moneySchema.parse(Math.round(course.price / 10));
  // Some orders use a representative's own name, so that they are put on hold.
  const own = samples.find((sample) => sample.code === code)?.holderName;
  const buyer = (draw() < 0.05 ? own : one(buyers)) ?? '';
  const order = await seedSale(db, {
    name,
    itemId: course.id,
    title: course.title,
    price,
    discount,
    country,
    vatRate,
    buyer,
    paidAt,
  });
  if (draw() < 0.08) {
    const amount = moneySchema.parse(Math.round(order.total * 0.4));
    await seedRefund(db, { order, amount, at: new Date(paidAt.getTime() + 5 * day) });
  }
  await seedEarning(at(paidAt), { rep, code, orderId: order.id });
}

/** In the first month there is nothing to pay yet. */
async function pay(deps: SalesRepsDependencies, userId: string): Promise<void> {
  const member: ActionContext['member'] = {
    kind: 'member',
    userId,
    sessionId: 'seed',
    isAdmin: true,
    roles: ['owner'],
    isSalesRep: false,
  };
  await seedPayout(deps, { member, requestId: 'seed' }).catch((error: unknown) => {
    if (!(error instanceof Error && error.message.includes('PAYOUT_EMPTY'))) throw error;
  });
}

async function findCourses({ catalogue, database: { db } }: Parts): Promise<Course[]> {
  const found = await Promise.all(
    slugs.map((slug) => catalogue.api.findBySlug(db, 'course', slug)),
  );
  const ids = found.filter((id) => id !== null);
  const items = await catalogue.api.findItems(db, ids);
  const names = await catalogue.api.nameItems(db, ids, 'en');
  // Free items earn no commission.
  const sold = items.filter(({ price }) => price > 0);
  return sold.map(({ id, price }) => ({
    id,
    price,
    title: names.find((named) => named.id === id)?.title ?? '',
  }));
}

/** Simulates that day, without sending emails. */
function dependenciesAt(parts: Parts, env: Environment, moment: Date): SalesRepsDependencies {
  const { ids, seal, transact, owner } = parts;
  return {
    db: parts.database.db,
    ids,
    seal,
    transact,
    clock: { now: () => moment },
    documents: { renderPdf: async () => new Uint8Array() },
    jobs: { enqueue: async () => null },
    checkout: parts.checkout.api,
    people: {
      ...parts.identity.api,
      findStaffIds: async () => [],
      hasSecondFactor: async () => true,
      requireRecentFactor: async () => undefined,
    },
    settings: {
      siteUrl: env.SITE_URL,
      secret: env.AUTH_SECRET,
      findBank: owner.findBank,
      findSeller: owner.findSeller,
    },
  };
}
