import { describe, expect, it } from 'vitest';
import { createFakeStorage, makeSource } from '../testing/fake-storage.ts';
import { createUploadQueue } from './upload-queue.ts';

function setUp() {
  const held: (() => void)[] = [];
  const busy: boolean[] = [];
  const fake = createFakeStorage({
    partBytes: 4,
    delivery: () => 'answered',
    turn: () => Promise.resolve(),
  });
  let ids = 0;
  const queue = createUploadQueue({
    transport: {
      ...fake.transport,
      async sendPart(part) {
        await new Promise<void>((resolve) => held.push(resolve));
        await fake.transport.sendPart(part);
      },
    },
    memoryOf: () => ({ find: () => null, remember: () => undefined, forget: () => undefined }),
    makeId() {
      ids += 1;
      return `upload-${ids}`;
    },
    onBusy: (isBusy) => busy.push(isBusy),
  });
  const steps = () => queue.getUploads().map(({ session }) => session.getState().step);
  const add = () => queue.add(makeSource(new Uint8Array(3)), 'video');
  return { queue, held, busy, steps, add };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the queue of uploads', () => {
  it('has two files on their way at once; the next begins when one has been sent', async () => {
    const { held, steps, add } = setUp();
    for (let count = 0; count < 4; count += 1) add();
    expect(steps()).toEqual(['sending', 'sending', 'queued', 'queued']);
    await settle();
    held.shift()?.();
    await settle();
    expect(steps()).toEqual(['ready', 'sending', 'sending', 'queued']);
  });

  it('gives the place of a paused or cancelled file to the next', () => {
    const { queue, steps, add } = setUp();
    const uploads = [add(), add(), add(), add()];
    uploads[0]?.session.pause();
    expect(steps()).toEqual(['paused', 'sending', 'sending', 'queued']);
    queue.dismiss('upload-2');
    expect(steps()).toEqual(['paused', 'sending', 'sending']);
  });

  it('says as long as a closed tab would stop something', async () => {
    const { held, busy, add } = setUp();
    add();
    expect(busy.at(-1)).toBe(true);
    await settle();
    for (const go of held) go();
    await settle();
    expect(busy.at(-1)).toBe(false);
  });
});
