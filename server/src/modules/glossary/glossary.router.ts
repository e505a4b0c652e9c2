import { glossaryContract } from '@danube/contract/glossary/glossary.contract.ts';
import { implement } from '@orpc/server';
import { DomainError } from '../../platform/domain-error.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findTerms } from './find-terms.ts';
import { toCard, toLinkedTerm, toTerm } from './glossary.mapper.ts';
import type { TermFile } from './read-terms.ts';

export function createGlossaryRouter(files: readonly TermFile[]) {
  const os = implement(glossaryContract).$context<RequestContext>().use(guard);
  return os.router({
    list: os.list.handler(() => files.map(toCard)),
    links: os.links.handler(() =>
      files.filter(({ links }) => links !== 'nowhere').map(toLinkedTerm),
    ),
    read: os.read.handler(({ input }) => {
      const file = files.find(({ slug }) => slug === input.slug);
      if (!file) throw new DomainError('TERM_NOT_FOUND');
      return toTerm(file, files);
    }),
    search: os.search.handler(({ input }) => findTerms(files, input)),
  });
}
