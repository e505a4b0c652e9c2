import { countDeadLetters } from '../../platform/dead-letters.ts';
import type { JobDefinition } from '../../platform/job-definition.ts';
import type { AttentionSource } from '../../platform/today-sources.ts';
import { createCheckPartsJob } from './check-parts.job.ts';
import type { EnvironmentsDependencies } from './environments.dependencies.ts';
import { createEnvironmentsRouter } from './environments.router.ts';
import { readParts } from './read-parts.ts';

export function createEnvironments(deps: EnvironmentsDependencies) {
  return {
    routers: { environments: createEnvironmentsRouter(deps) },
    jobs: [createCheckPartsJob(deps)] satisfies readonly JobDefinition<unknown>[],
    attention: [
      {
        name: 'stepsToOpen',
        scope: 'settings',
        path: '/admin/go-live',
        isUrgent: true,
        async find(tx) {
          const { isOpen } = await deps.settings.read(tx, 'site');
          if (isOpen) return { count: 0 };
          const problems = await deps.settings.findOpeningProblems(tx);
          // One more: the last step is opening the site.
          return { count: problems.length + 1 };
        },
      },
      {
        name: 'partsFailing',
        scope: 'settings',
        path: '/admin/environments',
        isUrgent: true,
        async find() {
          const failing = (await readParts(deps)).filter(({ state }) => state === 'failing');
          const since = failing.map((part) => part.since?.getTime() ?? 0);
          return { count: failing.length, since: new Date(Math.min(Date.now(), ...since)) };
        },
      },
      {
        name: 'deadLetters',
        scope: 'settings',
        path: '/admin/environments#dead-letters',
        find: (tx) => countDeadLetters(tx),
      },
    ] satisfies readonly AttentionSource[],
  };
}
