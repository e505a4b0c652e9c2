import { createSeal } from '../platform/seal.ts';

export const testSecret = 'only-for-tests-and-nothing-else-at-all';

export const testSeal = createSeal(testSecret);
