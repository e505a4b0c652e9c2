import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { CatalogueApi } from '../../catalogue/catalogue.api.ts';
import type { CheckoutApi, OrderedItem } from '../../checkout/checkout.api.ts';
import type { IdentityApi, SignUp } from '../../identity/identity.api.ts';
import type { CourseProgress, LearningApi } from '../../learning/learning.api.ts';
import type { SalesRepsApi } from '../../sales-reps/sales-reps.api.ts';
import type { StepsTaken } from './count-steps.ts';

/** The modules that report these steps. */
export type FunnelSources = {
  people: Pick<IdentityApi, 'findSignUps'>;
  learning: Pick<LearningApi, 'findProgress'>;
  checkout: Pick<CheckoutApi, 'findOrderedItems'>;
  salesReps: Pick<SalesRepsApi, 'findInviters' | 'findRepNames'>;
  catalogue: Pick<CatalogueApi, 'findItems' | 'nameItems'>;
};

/** Someone who signed up, with the steps they took, in general and in each course. */
export type FunnelPerson = SignUp &
  StepsTaken & {
    readonly inviter: RepId | null;
    readonly courses: ReadonlyMap<ItemId, StepsTaken>;
  };

/** Far below the statement timeout. */
const batchSize = 5_000;

export async function findFunnelPeople(
  sources: FunnelSources,
  tx: Tx,
  signUps: readonly SignUp[],
): Promise<FunnelPerson[]> {
  const people: FunnelPerson[] = [];
  for (let start = 0; start < signUps.length; start += batchSize) {
    people.push(...(await findBatch(sources, tx, signUps.slice(start, start + batchSize))));
  }
  return people;
}

async function findBatch(
  sources: FunnelSources,
  tx: Tx,
  signUps: readonly SignUp[],
): Promise<FunnelPerson[]> {
  const ids = signUps.map(({ userId }) => userId);
  const progress = await sources.learning.findProgress(tx, ids);
  const ordered = await sources.checkout.findOrderedItems(tx, ids);
  const inviters = await sources.salesReps.findInviters(tx, ids);
  const contents = await findContents(sources, tx, ordered);
  const progressOf = Map.groupBy(progress, ({ userId }) => userId);
  const orderedBy = Map.groupBy(ordered, ({ userId }) => userId);
  return signUps.map((signUp) => {
    const begun = progressOf.get(signUp.userId) ?? [];
    const bought = orderedBy.get(signUp.userId) ?? [];
    return {
      ...signUp,
      inviter: inviters.get(signUp.userId) ?? null,
      ...stepsOf(begun, bought),
      courses: stepsByCourse(begun, bought, contents),
    };
  });
}

function stepsOf(progress: readonly CourseProgress[], ordered: readonly OrderedItem[]): StepsTaken {
  return {
    hasBegun: progress.some(({ hasBegun }) => hasBegun),
    hasOrdered: ordered.length > 0,
    hasPaid: ordered.some(({ isPaid }) => isPaid),
    hasFinished: progress.some(({ isFinished }) => isFinished),
  };
}

/** An order for a package counts as an order for each course in it. */
function stepsByCourse(
  progress: readonly CourseProgress[],
  ordered: readonly OrderedItem[],
  contents: ReadonlyMap<ItemId, readonly ItemId[]>,
): Map<ItemId, StepsTaken> {
  const courses = new Set(progress.map(({ courseId }) => courseId));
  return new Map(
    [...courses].map((course) => [
      course,
      stepsOf(
        progress.filter(({ courseId }) => courseId === course),
        ordered.filter(({ itemId }) => (contents.get(itemId) ?? [itemId]).includes(course)),
      ),
    ]),
  );
}

/** Each ordered item with what it includes. */
async function findContents(
  { catalogue }: FunnelSources,
  tx: Tx,
  ordered: readonly OrderedItem[],
): Promise<ReadonlyMap<ItemId, readonly ItemId[]>> {
  const items = await catalogue.findItems(tx, [...new Set(ordered.map(({ itemId }) => itemId))]);
  return new Map(items.map(({ id, includes }) => [id, [id, ...includes]]));
}
