import { pathsContract } from '@danube/contract/paths/paths.contract.ts';
import { implement } from '@orpc/server';
import { DomainError } from '../../platform/domain-error.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { place } from './place.ts';
import { type PathFile, toCard, toPath } from './read-paths.ts';
import { languageOf, type PlacementKey, resolveWording } from './read-placement.ts';

type Content = { readonly paths: readonly PathFile[]; readonly keys: readonly PlacementKey[] };

export function createPathsRouter(content: Content) {
  const os = implement(pathsContract).$context<RequestContext>().use(guard);
  const { paths, keys } = content;
  return os.router({
    list: os.list.handler(({ input }) => paths.map((path) => toCard(path, input.language))),
    read: os.read.handler(({ input }) => {
      const path = paths.find(({ slug }) => slug === input.slug);
      if (!path) throw new DomainError('PATH_NOT_FOUND');
      return toPath(path, input.language);
    }),
    placement: os.placement.handler(({ input }) => ({
      language: languageOf(keys, input.language),
      questions: keys.map((key) => {
        const { prompt, choices } = resolveWording(key, input.language);
        return { name: key.name, prompt, choices };
      }),
    })),
    place: os.place.handler(({ input }) => place(content, input)),
  });
}
