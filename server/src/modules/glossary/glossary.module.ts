import { fileURLToPath } from 'node:url';
import { createGlossaryRouter } from './glossary.router.ts';
import { readTerms } from './read-terms.ts';

const folder = fileURLToPath(new URL('../../../../content/glossary', import.meta.url));

export function createGlossary() {
  return { routers: { glossary: createGlossaryRouter(readTerms(folder)) } };
}
