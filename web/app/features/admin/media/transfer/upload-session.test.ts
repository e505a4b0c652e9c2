import type { FileId } from '@danube/contract/media/media.schemas.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFakeStorage, type Delivery, makeSource } from '../testing/fake-storage.ts';
import { UploadFailure } from './upload-failure.ts';
import type { UploadMemory } from './upload-file.ts';
import { createUploadSession, type UploadSession, type UploadState } from './upload-session.ts';

const partBytes = 4;

function createMemory(): UploadMemory {
  let saved: FileId | null = null;
  return {
    find: () => saved,
    remember(fileId) {
      saved = fileId;
    },
    forget() {
      saved = null;
    },
  };
}

function bytesOf(length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => (index * 7 + 3) % 256);
}

/** The steps in order, each once. */
function follow(session: UploadSession): string[] {
  const steps: string[] = [];
  session.subscribe(() => {
    const { step } = session.getState();
    if (steps.at(-1) !== step) steps.push(step);
  });
  return steps;
}

type Setting = { length?: number; fates?: Delivery[]; verdict?: 'ready' | 'refused' };

function setUp({ length = 18, fates = [], verdict = 'ready' }: Setting = {}) {
  const bytes = bytesOf(length);
  const turn = () => Promise.resolve();
  const fake = createFakeStorage({
    partBytes,
    turn,
    verdict,
    delivery: () => fates.shift() ?? 'answered',
  });
  const memory = createMemory();
  const open = (over: Partial<typeof fake.transport> = {}) =>
    createUploadSession({
      source: makeSource(bytes),
      purpose: 'video',
      transport: { ...fake.transport, ...over },
      memory,
    });
  return { bytes, fake, memory, open };
}

async function until(session: UploadSession, isIt: (state: UploadState) => boolean) {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (isIt(session.getState())) resolve();
    };
    session.subscribe(look);
    look();
  });
}

describe('an upload', () => {
  it('announces, sends every part, completes once, and waits until the file is ready', async () => {
    const { bytes, fake, memory, open } = setUp();
    const session = open();
    const steps = follow(session);
    await session.start();
    expect(steps).toEqual(['sending', 'checking', 'ready']);
    expect(fake.completed).toEqual([{ bytes, isWhole: true }]);
    expect(memory.find()).toBeNull();
  });

  it('sends three parts at once and no more, and signs four addresses together', async () => {
    const { fake, open } = setUp({ length: 40 });
    let under = 0;
    let most = 0;
    const signed: number[][] = [];
    const session = open({
      async signParts(fileId, numbers) {
        signed.push([...numbers]);
        return fake.transport.signParts(fileId, numbers);
      },
      async sendPart(part) {
        under += 1;
        most = Math.max(most, under);
        await new Promise((resolve) => setTimeout(resolve, 1));
        await fake.transport.sendPart(part);
        under -= 1;
      },
    });
    await session.start();
    expect(session.getState().step).toBe('ready');
    expect(most).toBe(3);
    expect(signed.map((numbers) => numbers.length)).toEqual([4, 4, 2]);
    expect(signed.flat().sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('goes on after a pause with what is missing only', async () => {
    const { bytes, fake, open } = setUp();
    const sent: string[] = [];
    const session = open({
      async sendPart(part) {
        await fake.transport.sendPart(part);
        sent.push(part.url);
        if (sent.length === 2) session.pause();
      },
    });
    await session.start();
    expect(session.getState().step).toBe('paused');
    const before = [...sent];
    await session.start();
    expect(session.getState().step).toBe('ready');
    expect(fake.completed).toEqual([{ bytes, isWhole: true }]);
    const again = sent.filter((url, index) => sent.indexOf(url) !== index);
    expect(before.filter((url) => again.includes(url))).toEqual([]);
  });

  it('counts after a pause only what is there, not what was on its way', async () => {
    const { fake, open } = setUp({ length: 8 });
    const session = open({
      async sendPart(part) {
        if (part.url.endsWith('/1')) return fake.transport.sendPart(part);
        part.onProgress(3);
        return new Promise((_, reject) => {
          part.signal.addEventListener('abort', () => reject(new Error('stopped')));
        });
      },
    });
    const done = session.start();
    await until(session, (state) => state.step === 'sending' && state.sentBytes === 7);
    // The response for the first part is in flight as well.
    await new Promise((resolve) => setTimeout(resolve, 5));
    session.pause();
    await done;
    expect(session.getState()).toEqual({ step: 'paused', sentBytes: 4 });
  });

  it('goes on after a reload when the same file is chosen again', async () => {
    const { bytes, fake, open } = setUp();
    let sent = 0;
    const first = open({
      async sendPart(part) {
        await fake.transport.sendPart(part);
        sent += 1;
        if (sent === 2) first.pause();
      },
    });
    await first.start();
    const arrived = [...fake.rows.values()].flatMap(({ parts }) => [...parts.keys()]);
    expect(arrived.length).toBeGreaterThanOrEqual(2);
    const urls: string[] = [];
    const second = open({
      sendPart(part) {
        urls.push(part.url);
        return fake.transport.sendPart(part);
      },
    });
    await second.start();
    expect(second.getState().step).toBe('ready');
    expect(fake.rows.size).toBe(1);
    expect(urls).toHaveLength(5 - arrived.length);
    expect(fake.completed).toEqual([{ bytes, isWhole: true }]);
  });

  it('finds out after a lost answer that it was completed, and sends nothing again', async () => {
    const { fake, open } = setUp({ length: 3 });
    let completions = 0;
    const session = open({
      async complete(fileId, digests) {
        completions += 1;
        await fake.transport.complete(fileId, digests);
        session.pause();
        throw new UploadFailure('again', 'network');
      },
    });
    await session.start();
    expect(session.getState().step).toBe('paused');
    await session.start();
    expect(session.getState().step).toBe('ready');
    expect(completions).toBe(1);
  });

  it('sends again what the storage has lost since', async () => {
    const { bytes, fake, open } = setUp();
    let isFirst = true;
    const session = open({
      complete(fileId, digests) {
        if (isFirst) fake.losePart(2);
        isFirst = false;
        return fake.transport.complete(fileId, digests);
      },
    });
    await session.start();
    expect(session.getState().step).toBe('ready');
    expect(fake.completed.map(({ isWhole }) => isWhole)).toEqual([false, true]);
    expect(fake.completed[1]?.bytes).toEqual(bytes);
  });

  it('stands still with what was sent when the line stays dead, and tries again when asked', async () => {
    const { fake, open } = setUp({ length: 6 });
    let isDead = true;
    const session = open({
      sendPart: (part) =>
        isDead && part.url.endsWith('/2')
          ? Promise.reject(new UploadFailure('again', 'network'))
          : fake.transport.sendPart(part),
    });
    await session.start();
    expect(session.getState()).toEqual({ step: 'failed', problem: 'network', sentBytes: 4 });
    expect(fake.completed).toEqual([]);
    isDead = false;
    await session.start();
    expect(session.getState().step).toBe('ready');
  });

  it('waits without giving up while there is no network', async () => {
    const { fake, open } = setUp();
    fake.setOnline(false);
    const session = open({
      async untilOnline() {
        await new Promise((resolve) => setTimeout(resolve, 1));
      },
    });
    const seen: UploadState[] = [];
    session.subscribe(() => seen.push(session.getState()));
    const done = session.start();
    await until(session, (state) => state.step === 'sending' && state.interruption === 'offline');
    fake.setOnline(true);
    await done;
    expect(session.getState().step).toBe('ready');
  });

  it('does not try again by itself what the server refuses for good', async () => {
    const { open } = setUp();
    let attempts = 0;
    const session = open({
      begin() {
        attempts += 1;
        return Promise.reject(new UploadFailure('final', 'quota'));
      },
    });
    await session.start();
    expect(session.getState()).toMatchObject({ step: 'failed', problem: 'quota' });
    expect(attempts).toBe(1);
  });

  it('says that a file was refused', async () => {
    const { open } = setUp({ verdict: 'refused' });
    const session = open();
    await session.start();
    expect(session.getState().step).toBe('refused');
  });

  it('leaves nothing behind when it is cancelled, even while it is being announced', async () => {
    const { fake, memory, open } = setUp();
    const session = open();
    void session.start();
    await session.cancel();
    expect(session.getState()).toEqual({ step: 'cancelled' });
    expect(fake.rows.size).toBe(0);
    expect(memory.find()).toBeNull();
    await session.start();
    expect(session.getState()).toEqual({ step: 'cancelled' });
  });
});

type Act = 'pause' | 'start' | 'reload' | 'offline' | 'online' | 'turns' | 'losePart';

const acts = fc.array(
  fc.constantFrom<Act>(
    'pause',
    'start',
    'reload',
    'offline',
    'online',
    'turns',
    'turns',
    'losePart',
  ),
  { maxLength: 30 },
);
const fates = fc.array(fc.constantFrom<Delivery>('answered', 'answered', 'before', 'after'), {
  maxLength: 40,
});

type Run = { length: number; script: readonly Act[]; luck: readonly Delivery[] };

const runs = fc.record({ length: fc.integer({ min: 1, max: 41 }), script: acts, luck: fates });

describe('whatever happens to an upload', () => {
  it('sends every byte as announced and never completes with a part missing', async () => {
    await fc.assert(fc.asyncProperty(runs, fc.scheduler(), runModel), { numRuns: 150 });
  });
});

async function runModel({ length, script, luck }: Run, scheduler: fc.Scheduler): Promise<void> {
  const bytes = bytesOf(length);
  const left = [...luck];
  const fake = createFakeStorage({
    partBytes,
    delivery: () => left.shift() ?? 'answered',
    turn: () => scheduler.schedule(Promise.resolve()),
  });
  const options = {
    source: makeSource(bytes),
    purpose: 'video',
    transport: fake.transport,
    memory: createMemory(),
  } as const;
  let session = createUploadSession(options);
  void session.start();
  const perform: Record<Act, () => unknown> = {
    pause: () => session.pause(),
    start: () => void session.start(),
    offline: () => fake.setOnline(false),
    online: () => fake.setOnline(true),
    losePart: () => fake.losePart(1),
    turns: () => turns(scheduler, 6),
    reload() {
      session.pause();
      session = createUploadSession(options);
    },
  };
  for (const act of script) await perform[act]();
  // The network is back: a retry must succeed.
  left.length = 0;
  fake.setOnline(true);
  for (let attempts = 0; attempts < 3 && session.getState().step !== 'ready'; attempts += 1) {
    await scheduler.waitFor(session.start());
  }
  expect(session.getState().step).toBe('ready');
  const whole = fake.completed.filter(({ isWhole }) => isWhole);
  expect(whole.length).toBeGreaterThan(0);
  for (const completion of whole) expect(completion.bytes).toEqual(bytes);
  if (!script.includes('losePart')) expect(whole).toHaveLength(fake.completed.length);
  // A resumed upload must not announce a second one, which would stay unfinished.
  if (!script.includes('reload')) expect(fake.countAnnounced()).toBe(1);
}

async function turns(scheduler: fc.Scheduler, count: number): Promise<void> {
  await scheduler.waitNext(Math.min(count, scheduler.count()));
}
