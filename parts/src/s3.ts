import type { Part, PartContext, PartReport } from './part.ts';
import { missingProgramError } from './programs.ts';
import { isCephRunning, startCeph, stopCeph } from './s3-ceph.ts';
import { findMissingCephProgram } from './s3-ceph-cluster.ts';
import { isStandInRunning, startStandIn, stopStandIn } from './s3-stand-in.ts';

export const s3Part: Part = {
  name: 's3',
  variables: ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  optionalVariables: [],
  isRunning: (folder) => isCephRunning(folder) || isStandInRunning(folder),
  start: startS3,
  async stop(folder) {
    await Promise.all([stopCeph(folder), stopStandIn(folder)]);
  },
};

async function startS3(workplace: PartContext): Promise<PartReport> {
  const missing = findMissingCephProgram(workplace.environment);
  if (missing === undefined) return startCeph(workplace);
  if (workplace.mustBeReal) throw missingProgramError(missing);
  return startStandIn(workplace);
}
