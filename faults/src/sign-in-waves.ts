import type { AddedMember } from './members.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';
import { spoofClient, spoofDirectClient } from './spoofed-clients.ts';

/** Attempts that one limit must stop, whatever they claim to be. */
export type Wave = {
  readonly name: string;
  readonly limitedBy: 'account' | 'network';
  readonly attempts: readonly SignInAttempt[];
};

export type WaveSettings = {
  /** Distinguishes networks and names from other floods in the scenario. */
  readonly flood: number;
  readonly attempts: number;
  /** Attempts per account, where many accounts are attacked. */
  readonly perAccount: number;
  readonly copyUrls: readonly string[];
  readonly victim: AddedMember;
  readonly members: readonly AddedMember[];
  /** The device cookie of someone other than the victim. */
  readonly strangeDevice: string;
};

/** Networks and accounts aren't shared between waves, so each wave meets only one limit. */
export function makeWaves(settings: WaveSettings): Wave[] {
  const { members } = settings;
  const count = (share: number) => Math.round(settings.attempts * share);
  const many = Math.max(1, Math.floor(count(0.2) / settings.perAccount));
  const known = members.slice(0, many).map(({ email }) => email);
  const unknown = Array.from(
    { length: many },
    (_, n) => `nobody-${settings.flood}-${n}@faults.example`,
  );
  const others = members.slice(many).map(({ email }) => email);
  if (others.length < 50) throw new Error('more members are needed');
  return [
    oneAccount(settings, count(0.25)),
    oneNetwork(settings, { name: 'one /64', accounts: others, count: count(0.15) }),
    oneNetwork(settings, { name: 'one /24', accounts: others, count: count(0.1) }),
    oneNetwork(settings, { name: 'no proxy', accounts: others, count: count(0.1) }),
    manyAccounts(settings, { name: 'many accounts', accounts: known, part: 2 }),
    manyAccounts(settings, { name: 'unknown accounts', accounts: unknown, part: 3 }),
  ];
}

/** All waves interleaved, each in its own order. */
export function mixWaves(waves: readonly Wave[]): SignInAttempt[] {
  const placed = waves.flatMap(({ attempts }) =>
    attempts.map((attempt, index) => ({ attempt, place: index / attempts.length })),
  );
  return placed.toSorted((one, other) => one.place - other.place).map(({ attempt }) => attempt);
}

function oneAccount(settings: WaveSettings, count: number): Wave {
  const { victim } = settings;
  const spellings = [
    victim.email,
    victim.email.toUpperCase(),
    `  ${victim.email} `,
    victim.phone,
    victim.phone.replace('+', '00'),
  ];
  const attempts = Array.from({ length: count }, (_, index): SignInAttempt => {
    const from = manyNetworks(settings, 1, index);
    const cookie = [undefined, forgedDevice(index), settings.strangeDevice][index % 3];
    return {
      ...from,
      ...attempt(settings, index),
      account: victim.email,
      identifier: spellings[index % spellings.length] ?? '',
      headers: { ...from.headers, ...(cookie ? { cookie } : {}) },
    };
  });
  return { name: 'one account', limitedBy: 'account', attempts };
}

type NetworkName = 'one /64' | 'one /24' | 'no proxy';

function oneNetwork(
  settings: WaveSettings,
  wave: { name: NetworkName; accounts: readonly string[]; count: number },
): Wave {
  const { accounts, name } = wave;
  // Each of the three has its own accounts.
  const third = Math.floor(accounts.length / 3);
  const first = third * ['one /64', 'one /24', 'no proxy'].indexOf(name);
  const attempts = Array.from({ length: wave.count }, (_, index): SignInAttempt => {
    const account = accounts[first + (index % third)] ?? '';
    const from = withinNetwork(settings, name, index);
    return { ...from, ...attempt(settings, index), account, identifier: account };
  });
  return { name, limitedBy: 'network', attempts };
}

/** One account after another, so that passwords are hashed throughout the flood. */
function manyAccounts(
  settings: WaveSettings,
  wave: { name: string; accounts: readonly string[]; part: number },
): Wave {
  const attempts = wave.accounts.flatMap((account, group) =>
    Array.from({ length: settings.perAccount }, (_, index): SignInAttempt => {
      const number = group * settings.perAccount + index;
      const from = manyNetworks(settings, wave.part, number);
      return { ...from, ...attempt(settings, number), account, identifier: account };
    }),
  );
  return { name: wave.name, limitedBy: 'account', attempts };
}

function attempt({ copyUrls }: WaveSettings, index: number) {
  // Varies independently of the spellings and disguises.
  const copyUrl = copyUrls[Math.floor(index / 2) % copyUrls.length] ?? '';
  return { copyUrl, password: `not-the-password-${index}` };
}

type Origin = Pick<SignInAttempt, 'network' | 'headers' | 'localAddress'>;

/** A different /64 for every attempt. */
function manyNetworks({ flood }: WaveSettings, part: number, index: number): Origin {
  const network = `2001:db8:${hex(flood * 16 + part)}:${hex(index)}`;
  return { network, headers: spoofClient(`${network}::${hex(index * 7 + 1)}`, index) };
}

/** A different address of the same subscriber for every attempt. */
function withinNetwork({ flood }: WaveSettings, name: NetworkName, index: number): Origin {
  const host = (index % 253) + 2;
  switch (name) {
    case 'one /64': {
      const network = `2001:db8:${hex(flood * 16)}:77`;
      const groups = `${hex(index)}:${hex(index * 31)}:5:${hex(host)}`;
      const spelled = `${network}:${groups}`;
      return { network, headers: spoofClient(index % 2 ? spelled.toUpperCase() : spelled, index) };
    }
    case 'one /24': {
      const network = `198.18.${flood}`;
      const address = `${network}.${host}`;
      return { network, headers: spoofClient(index % 3 ? address : `::ffff:${address}`, index) };
    }
    case 'no proxy': {
      const network = `127.${flood}.0`;
      return { network, headers: spoofDirectClient(index), localAddress: `${network}.${host}` };
    }
  }
}

/** Looks like the cookie of a known device, without the server's signature. */
function forgedDevice(index: number): string {
  const device = String(index).padStart(22, 'd');
  return `device=${device}.${'m'.repeat(22)}`;
}

function hex(number: number): string {
  return (number & 0xffff).toString(16);
}
