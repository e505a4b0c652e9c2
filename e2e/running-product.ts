import type { PartsEnvironment } from './database.ts';
import type { ProductAddresses } from './product.ts';

type RunningProduct = {
  /** Name of this run: prefix of all its databases. */
  run: string;
  template: string;
  env: PartsEnvironment;
  product: ProductAddresses;
};

const variable = 'JOURNEYS_PRODUCT';

/** The workers are separate processes that inherit the environment. */
export function shareWithWorkers(running: RunningProduct): void {
  process.env[variable] = JSON.stringify(running);
}

export function runningProduct(): RunningProduct {
  const reported = process.env[variable];
  if (!reported) throw new Error('no product is running: start-product.ts starts it');
  return JSON.parse(reported);
}
