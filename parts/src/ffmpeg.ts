import type { Part, PartContext, PartReport } from './part.ts';
import { findProgram, missingProgramError } from './programs.ts';

/** Nothing to start: the worker runs ffmpeg itself; this only reports whether it's installed. */
export const ffmpegPart: Part = {
  name: 'ffmpeg',
  variables: [],
  optionalVariables: [],
  isRunning: () => false,
  start: findFfmpeg,
  stop: () => Promise.resolve(),
};

async function findFfmpeg({ environment, mustBeReal }: PartContext): Promise<PartReport> {
  const path = findProgram('ffmpeg', environment);
  if (path !== undefined) {
    return { state: 'given', implementation: 'ffmpeg', address: path, env: {} };
  }
  if (mustBeReal) throw missingProgramError('ffmpeg');
  return {
    state: 'absent',
    implementation: 'none',
    address: '-',
    degraded: 'ffmpeg is not on PATH: video jobs fail',
    env: {},
  };
}
