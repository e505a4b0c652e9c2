import { helpContract } from '@danube/contract/help/help.contract.ts';
import { implement } from '@orpc/server';
import { DomainError } from '../../platform/domain-error.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findArticles } from './find-articles.ts';
import { toArticle, toCard } from './help.mapper.ts';
import type { HelpFile } from './read-articles.ts';

export function createHelpRouter(files: readonly HelpFile[]) {
  const os = implement(helpContract).$context<RequestContext>().use(guard);
  return os.router({
    list: os.list.handler(({ input }) => files.map((file) => toCard(file, input.language))),
    read: os.read.handler(({ input }) => {
      const file = files.find(({ slug }) => slug === input.slug);
      if (!file) throw new DomainError('ARTICLE_NOT_FOUND');
      return toArticle(file, input.language);
    }),
    search: os.search.handler(({ input }) => findArticles(files, input)),
  });
}
