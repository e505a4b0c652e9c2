import type { HttpBindings } from '@hono/node-server';
import type { Logger } from '../platform/logger.ts';

export type HttpVariables = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    clientAddress: string | null;
    logger: Logger;
  };
};
