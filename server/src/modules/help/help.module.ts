import { fileURLToPath } from 'node:url';
import { createHelpRouter } from './help.router.ts';
import { labelsFrom } from './labels-from.ts';
import { readArticles } from './read-articles.ts';

const rootOf = (name: string) => fileURLToPath(new URL(`../../../../${name}`, import.meta.url));

export function createHelp() {
  const articles = readArticles(rootOf('content/help'), labelsFrom(rootOf('locales')));
  return { routers: { help: createHelpRouter(articles) } };
}
