import { randomUUID } from 'node:crypto';

/** New identifiers as an argument, so that tests can foresee them. */
export type Ids = { uuid(): string };

export const randomIds: Ids = { uuid: () => randomUUID() };
