import { Agent, request } from 'node:http';
import { type BothSpeeds, type Speed, summariseSpeeds } from './load.ts';
import { expectAtLeast, type Figure, formatNumber, informational } from './measurement.ts';
import type { Program } from './program.ts';

/** Identifies the member to the baseline server, which has no sessions. */
export const memberHeader = 'x-member';

export type WriteCall = {
  readonly path: string;
  readonly member: string;
  readonly cookie: string;
  readonly input: object;
};

/** Enough for the JIT on both sides. */
export const warmUpRounds = 4;

/** Calls that run sequentially on one connection. */
export type Lane = readonly WriteCall[];

/** Writes can't be repeated as they are, so each side gets its own lanes per round. */
export async function compareWrites(options: {
  ours: Program;
  bare: Program;
  lanesFor(side: 'ours' | 'bare', round: number): readonly Lane[];
  rounds: number;
  goal: number;
  note: string;
}): Promise<Figure[]> {
  const { ours, bare, lanesFor } = options;
  const rounds: BothSpeeds[] = [];
  for (let round = 0; round < warmUpRounds + options.rounds; round += 1) {
    const both = {
      ours: await writeRound(ours, lanesFor('ours', round)),
      bare: await writeRound(bare, lanesFor('bare', round)),
    };
    if (round >= warmUpRounds) rounds.push(both);
  }
  return verifyWrites(rounds, options);
}

/** The database dominates every write, so the check is how many complete. */
function verifyWrites(
  rounds: readonly BothSpeeds[],
  { goal, note }: { goal: number; note: string },
): Figure[] {
  const { speed, cpu } = summariseSpeeds(rounds);
  return [
    expectAtLeast(goal, { what: 'requests/s, ours ÷ bare', value: speed.ours / speed.bare, note }),
    informational(
      'requests per CPU second of the server, ours ÷ bare',
      formatNumber(cpu.bare / cpu.ours),
    ),
    informational(
      'requests/s, ours and bare',
      `${formatNumber(speed.ours)} and ${formatNumber(speed.bare)}`,
    ),
    informational(
      'CPU µs a request, ours and bare',
      `${formatNumber(cpu.ours)} and ${formatNumber(cpu.bare)}`,
    ),
  ];
}

async function writeRound(program: Program, lanes: readonly Lane[]): Promise<Speed> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes.length });
  const cpuBefore = program.cpuSeconds();
  const begin = performance.now();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const call of lane) await write(agent, program.url, call);
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  const cpu = program.cpuSeconds() - cpuBefore;
  agent.destroy();
  const calls = lanes.reduce((sum, lane) => sum + lane.length, 0);
  return {
    perSecond: calls / seconds,
    cpuMicroseconds: (cpu / calls) * 1e6,
  };
}

let networks = 0;

function write(agent: Agent, url: string, call: WriteCall): Promise<void> {
  networks += 1;
  const body = JSON.stringify({ json: call.input });
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url.replace('localhost', '127.0.0.1')}${call.path}`, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        origin: 'http://localhost',
        cookie: call.cookie,
        [memberHeader]: call.member,
        'x-forwarded-for': `10.${(networks >> 8) & 255}.${networks & 255}.1`,
      },
    });
    outgoing.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${call.path} answered ${response.statusCode}: ${text}`));
      });
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
