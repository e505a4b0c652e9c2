// Started by convert-in-sandbox.ts: takes the upload as JSON in its first argument and prints the
// result as JSON.
import type { SourceContent } from './content.ts';
import { convertContent } from './convert-content.ts';
import { FileRejectedError } from './file-rejected-error.ts';

// Only convert-in-sandbox.ts starts this program, with JSON it wrote.
const source = JSON.parse(process.argv[2] ?? '') as SourceContent;
try {
  process.stdout.write(JSON.stringify({ made: await convertContent(source) }));
} catch (error) {
  if (!(error instanceof FileRejectedError)) throw error;
  process.stdout.write(JSON.stringify({ refusal: error.reason, detail: error.message }));
}
