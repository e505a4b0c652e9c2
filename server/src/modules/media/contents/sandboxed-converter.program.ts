// Started by convert-in-sandbox.ts: takes the upload as JSON in its first argument and prints the
// result as JSON.
import type { SourceContent } from './content.ts';
import { makeContent } from './make-content.ts';
import { Refusal } from './refusal.ts';

// Only convert-in-sandbox.ts starts this program, with JSON it wrote.
const given = JSON.parse(process.argv[2] ?? '') as SourceContent;
try {
  process.stdout.write(JSON.stringify({ made: await makeContent(given) }));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stdout.write(JSON.stringify({ refusal: error.reason, detail: error.message }));
}
