import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { environmentErrors } from './environments.errors.ts';
import {
  deadLetterSchema,
  partSchema,
  readinessSchema,
  variableSchema,
} from './environments.schemas.ts';

const { DEAD_LETTER_NOT_FOUND } = environmentErrors;
const tags = ['environments'];
const done = z.object({});
const target = z.object({ id: z.uuid() });

/** The state of the site. Secrets are never returned. */
export const environmentsContract = {
  /** The state of each part, and the server's configuration. */
  read: procedureFor('admin', 'settings')
    .route({ method: 'GET', path: '/environments', tags })
    .output(z.object({ parts: z.array(partSchema), variables: z.array(variableSchema) })),

  /** Makes the worker check every part now; takes a few seconds. */
  checkNow: procedureFor('admin', 'settings', 'write')
    .route({ method: 'POST', path: '/environments/checks', tags })
    .output(done),

  /** Sends to the caller's own address. */
  sendTestMail: procedureFor('admin', 'settings', 'mail')
    .route({ method: 'POST', path: '/environments/test-mail', tags })
    .output(z.object({ to: z.string() })),

  /** Writes a small file to storage, reads it back and removes it. */
  testUpload: procedureFor('admin', 'settings', 'write')
    .route({ method: 'POST', path: '/environments/test-upload', tags })
    .output(z.object({ isWorking: z.boolean(), message: z.string().nullable() })),

  /** Jobs that failed permanently, newest first; at most 100. */
  deadLetters: procedureFor('admin', 'settings')
    .route({ method: 'GET', path: '/environments/dead-letters', tags })
    .output(z.object({ total: z.number().int(), letters: z.array(deadLetterSchema) })),

  retryDeadLetter: procedureFor('admin', 'settings', 'write')
    .route({ method: 'POST', path: '/environments/dead-letters/{id}/retry', tags })
    .errors({ DEAD_LETTER_NOT_FOUND })
    .input(target)
    .output(done),

  dropDeadLetter: procedureFor('admin', 'settings', 'write')
    .route({ method: 'DELETE', path: '/environments/dead-letters/{id}', tags })
    .errors({ DEAD_LETTER_NOT_FOUND })
    .input(target)
    .output(done),

  /** What is missing before launch, derived from the site's current state. */
  goLive: procedureFor('admin', 'settings')
    .route({ method: 'GET', path: '/environments/go-live', tags })
    .output(z.array(readinessSchema)),
};
