import type { Readiness } from '@danube/contract/environments/environments.schemas.ts';
import { type ReadinessName, readinessNames } from '@danube/contract/part-names.ts';
import type { LaunchProblem } from '@danube/contract/settings/launch-problems.ts';
import type { Tx } from '../../platform/database.ts';
import type { ReadinessSource } from '../../platform/health-check.ts';
import type { EnvironmentsDependencies } from './environments.dependencies.ts';
import { findReport } from './environments.repository.ts';
import { domainOf, hasMailRecords, hasMailSignature, isExample } from './mail-records.ts';

/** All conditions for the launch, checked against the current state. */
export async function readGoLive(deps: EnvironmentsDependencies): Promise<Readiness[]> {
  const { db, settings, findReadiness } = deps;
  const samples = await settings.findOpeningProblems(db);
  const sources = [...createOwnSources(deps), ...findReadiness()];
  return Promise.all(
    readinessNames.map(async (name): Promise<Readiness> => {
      const settingsPath = samplePaths[name];
      if (settingsPath) {
        const isOpen = samples.some((problem) => problem === name);
        return { name, state: isOpen ? 'open' : 'done', isBlocking: true, path: settingsPath };
      }
      const source = sources.find((each) => each.name === name);
      return { name, ...(await checkCondition(db, source)), isBlocking: false };
    }),
  );
}

async function checkCondition(tx: Tx, source: ReadinessSource | undefined) {
  if (!source) return { state: 'unknown', path: null } as const;
  const isDone = await source.isDone(tx);
  const state = isDone ? 'done' : 'open';
  return { state: isDone === null ? ('unknown' as const) : state, path: source.path } as const;
}

/** Where each sample is replaced. */
const samplePaths: Partial<Record<ReadinessName, string>> & Record<LaunchProblem, string> = {
  companySample: '/admin/settings/academy',
  contactSample: '/admin/settings/academy',
  brokerSample: '/admin/settings/broker',
  meetingSample: '/admin/settings/meeting',
  socialSample: '/admin/settings/social',
  instructorsSample: '/admin/settings/instructors',
  testimonialsSample: '/admin/settings/testimonials',
};

function createOwnSources(deps: EnvironmentsDependencies): ReadinessSource[] {
  const { facts } = deps;
  const works = (part: 'mail' | 'storage' | 'backups') => async (tx: Tx) => {
    const report = await findReport(tx, part);
    return report ? report.state === 'working' : null;
  };
  const environments = '/admin/environments';
  return [
    { name: 'domain', path: null, isDone: async () => isPublicUrl(facts.siteUrl) },
    {
      name: 'mailSender',
      path: null,
      isDone: async () => !isExample(domainOf(facts.mailFrom)),
    },
    { name: 'mailWorks', path: environments, isDone: works('mail') },
    { name: 'mailRecords', path: null, isDone: () => hasMailRecords(facts) },
    { name: 'mailSignature', path: null, isDone: () => hasMailSignature(facts) },
    { name: 'paymentsLive', path: null, isDone: async () => facts.isStripeLive },
    { name: 'bank', path: '/admin/settings/bank', isDone: (tx) => facts.hasBank(tx) },
    { name: 'storageWorks', path: environments, isDone: works('storage') },
    { name: 'backups', path: environments, isDone: works('backups') },
  ];
}

function isPublicUrl(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === 'https:' && hostname.includes('.') && !isExample(hostname);
}
