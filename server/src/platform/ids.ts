import { randomUUID } from 'node:crypto';

/** Injected ids, so that tests can predict them. */
export type Ids = { uuid(): string };

export const randomIds: Ids = { uuid: () => randomUUID() };
