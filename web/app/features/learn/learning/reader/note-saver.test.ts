import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNoteSaver } from './note-saver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(saved = '', draft: string | null = null) {
  const server = { text: saved, isUnavailable: false, times: 0 };
  const drafts: (string | null)[] = [];
  const saver = createNoteSaver({
    saved,
    draft,
    saveDraft: (text) => drafts.push(text),
    async save(text) {
      server.times += 1;
      if (server.isUnavailable) throw new Error('away');
      server.text = text;
    },
  });
  return { saver, server, drafts };
}

describe('a note', () => {
  it('is saved once, a moment after the last letter', async () => {
    const { saver, server, drafts } = setUp();
    saver.write('Risk');
    await vi.advanceTimersByTimeAsync(900);
    saver.write('Risk first');
    await vi.advanceTimersByTimeAsync(900);
    expect([server.times, saver.note().status]).toEqual([0, 'waiting']);
    await vi.advanceTimersByTimeAsync(200);
    expect(server).toMatchObject({ text: 'Risk first', times: 1 });
    expect(saver.note()).toEqual({ text: 'Risk first', status: 'saved' });
    expect(drafts.at(-1)).toBeNull();
  });

  it('is kept here while it cannot be sent, and sent later', async () => {
    const { saver, server, drafts } = setUp();
    server.isUnavailable = true;
    saver.write('Offline');
    await vi.advanceTimersByTimeAsync(1_100);
    expect([saver.note().status, drafts.at(-1)]).toEqual(['failed', 'Offline']);
    server.isUnavailable = false;
    await vi.advanceTimersByTimeAsync(15_100);
    expect([server.text, saver.note().status]).toEqual(['Offline', 'saved']);
  });

  it('does not lose what is written while it is being saved', async () => {
    const { saver, server } = setUp();
    saver.write('One');
    const saving = saver.saveNow();
    saver.write('One and two');
    await saving;
    expect(saver.note()).toEqual({ text: 'One and two', status: 'waiting' });
    await vi.advanceTimersByTimeAsync(1_100);
    expect(server.text).toBe('One and two');
  });

  it('goes on with what this browser could not send the last time', async () => {
    const { saver, server } = setUp('Old', 'Old and new');
    saver.resume();
    expect(saver.note().text).toBe('Old and new');
    await vi.advanceTimersByTimeAsync(1_100);
    expect(server.text).toBe('Old and new');
  });

  it.each(['saveAll', 'stop'] as const)(
    'is sent whole by %s, also what was typed while it was being saved',
    async (way) => {
      const { saver, server } = setUp();
      saver.write('One');
      void saver.saveNow();
      saver.write('One and two');
      await saver[way]();
      await vi.advanceTimersByTimeAsync(0);
      expect(server.text).toBe('One and two');
      expect(saver.note().status).toBe('saved');
    },
  );

  it('stays nowhere once its owner has signed out', async () => {
    const { saver, server, drafts } = setUp();
    saver.write('Before');
    const saving = saver.saveNow();
    saver.end();
    await saving;
    const count = drafts.length;
    saver.write('After');
    saver.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([server.text, server.times, drafts.length]).toEqual(['Before', 1, count]);
  });

  it('shows what another device wrote, unless somebody is writing here', () => {
    const { saver } = setUp('Old');
    saver.receiveEvents('From the phone');
    expect(saver.note()).toEqual({ text: 'From the phone', status: 'saved' });
    saver.write('Mine');
    saver.receiveEvents('From the phone again');
    expect(saver.note().text).toBe('Mine');
  });
});
