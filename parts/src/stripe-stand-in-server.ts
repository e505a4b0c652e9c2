import { readFileSync } from 'node:fs';
import { type StandInOptions, startStripeStandIn } from './stripe-stand-in.ts';

/* Run as: node stripe-stand-in-server.ts <file with StandInOptions> */
const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('a file with settings is needed');
// Written by stripe-part.ts with exactly this type.
await startStripeStandIn(JSON.parse(readFileSync(path, 'utf8')) as StandInOptions);
