import type { HttpBindings } from '@hono/node-server';
import type { RequestLogger } from './request-logger.ts';
import type { RequestOrigin } from './request-origin.ts';

export type HttpVariables = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    clientAddress: string | null;
    origin: RequestOrigin;
    /** Headers that procedures add to the response, such as cookies. */
    responseHeaders: Headers;
    logger: RequestLogger;
  };
};
