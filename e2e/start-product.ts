import { createDatabase, dropDatabase, prepareTemplate, withDatabase } from './database.ts';
import { startProduct } from './product.ts';
import { shareWithWorkers } from './running-product.ts';

/** One seeded database with two copies of the built server, for all journeys that only read. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  // Two runs on one computer share the parts, so each has its own databases.
  const run = `danube_journeys_${process.pid}`;
  const template = `${run}_template`;
  const env = await prepareTemplate(template);
  await createDatabase(env, run, template);
  async function dropDatabases() {
    await dropDatabase(env, run);
    await dropDatabase(env, template);
  }
  try {
    const product = await startProduct(withDatabase(env, run));
    shareWithWorkers({ run, template, env, product });
    return async () => {
      await product.stop();
      await dropDatabases();
    };
  } catch (error) {
    await dropDatabases();
    throw error;
  }
}
