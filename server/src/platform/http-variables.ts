import type { HttpBindings } from '@hono/node-server';
import type { Logger } from './logger.ts';
import type { RequestOrigin } from './request-origin.ts';

export type HttpVariables = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    clientAddress: string | null;
    origin: RequestOrigin;
    /** What a procedure called for this request adds to the answer, such as its cookies. */
    responseHeaders: Headers;
    logger: Logger;
  };
};
