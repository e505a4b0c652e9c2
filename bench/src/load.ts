import autocannon from 'autocannon';
import type { LoadRequest, LoadResult } from './load-request.ts';
import { expectAtLeast, type Figure, formatNumber, informational, median } from './measurement.ts';
import type { Program } from './program.ts';
import { hasWrk, loadWithWrk } from './wrk.ts';

export type Speed = { perSecond: number; cpuMicroseconds: number };

export type Round = Speed & { isBusy: boolean };

/** Enough for the JIT on both sides; a number of seconds would be too few on a busy machine. */
const warmUpRequests = 2_000;

/** Sends requests for a while over many connections, each from its own network. */
export async function loadRound(
  program: Program,
  request: LoadRequest,
  seconds: number,
): Promise<Round> {
  // As an IP: a host name would cost a lookup per connection.
  const url = program.url.replace('localhost', '127.0.0.1') + request.path;
  const cpuBefore = program.cpuSeconds();
  const { right, wrong, perSecond } = hasWrk
    ? await loadWithWrk(url, request, seconds)
    : await loadWithAutocannon(url, request, { duration: seconds });
  const cpu = program.cpuSeconds() - cpuBefore;
  if (right === 0 || wrong) throw new Error(`${request.path}: ${right} right answers, ${wrong}`);
  return { perSecond, cpuMicroseconds: (cpu / right) * 1e6, isBusy: cpu / seconds > busyShare };
}

/** If the server is less busy than this, the load generator is the bottleneck. */
const busyShare = 0.7;

/** Sends requests until the server is warmed up. */
export async function warmUp(
  program: Program,
  request: LoadRequest,
  amount: number,
): Promise<void> {
  await loadWithAutocannon(program.url + request.path, request, { amount });
}

async function loadWithAutocannon(
  url: string,
  request: LoadRequest,
  length: { duration: number } | { amount: number },
): Promise<LoadResult> {
  const result = await autocannon({
    url,
    method: request.method ?? 'GET',
    body: request.body,
    connections: request.connections ?? 64,
    ...length,
    setupClient: (client) =>
      client.setHeaders({ ...request.headers, 'x-forwarded-for': anyNetwork() }),
  });
  const { 200: answered, 204: done, ...others } = result.statusCodeStats;
  const right = (answered?.count ?? 0) + (done?.count ?? 0);
  const isClean = Object.keys(others).length === 0 && result.errors === 0;
  return {
    right,
    wrong: isClean ? '' : `${JSON.stringify(others)}, ${result.errors} errors`,
    perSecond: right / result.duration,
  };
}

/** Alternates between ours and the baseline, so that other load on the machine affects both. */
export async function compareUnderLoad(options: {
  ours: Program;
  bare: Program;
  request: LoadRequest;
  goal: number;
  rounds: number;
  seconds: number;
  note?: string;
}): Promise<Figure[]> {
  const { ours, bare, request, seconds } = options;
  const rounds: BothRounds[] = [];
  for (const program of [ours, bare]) await warmUp(program, request, warmUpRequests);
  for (let round = 0; round < options.rounds; round += 1) {
    rounds.push({
      ours: await loadRound(ours, request, seconds),
      bare: await loadRound(bare, request, seconds),
    });
  }
  return verifyRounds(rounds, options);
}

type BothRounds = { ours: Round; bare: Round };

function verifyRounds(
  rounds: readonly BothRounds[],
  { goal, note }: { goal: number; note?: string },
): Figure[] {
  const { speed, cpu } = summariseSpeeds(rounds);
  const isBusy = rounds.every((round) => round.ours.isBusy && round.bare.isBusy);
  const ratio = { what: 'requests/s, ours ÷ bare', value: speed.ours / speed.bare, note };
  const perCpu = { what: 'requests per CPU second, ours ÷ bare', value: cpu.bare / cpu.ours, note };
  return [
    isBusy
      ? expectAtLeast(goal, ratio)
      : informational(ratio.what, formatNumber(ratio.value), idleNote),
    expectAtLeast(goal, perCpu),
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

export type BothSpeeds = { ours: Speed; bare: Speed };

export function summariseSpeeds(rounds: readonly BothSpeeds[]) {
  return {
    speed: mediansOf(rounds, ({ perSecond }) => perSecond),
    cpu: mediansOf(rounds, ({ cpuMicroseconds }) => cpuMicroseconds),
  };
}

const idleNote = 'not judged: a server had less than 0.7 of a core, so this is not its limit';

function mediansOf(rounds: readonly BothSpeeds[], pick: (round: Speed) => number) {
  return {
    ours: median(rounds.map((round) => pick(round.ours))),
    bare: median(rounds.map((round) => pick(round.bare))),
  };
}

function anyNetwork(): string {
  const octet = () => Math.floor(Math.random() * 254) + 1;
  return `10.${octet()}.${octet()}.1`;
}
