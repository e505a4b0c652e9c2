import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNoteSaver } from './note-saver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function keep(saved = '', draft: string | null = null) {
  const server = { text: saved, isUnavailable: false, times: 0 };
  const kept: (string | null)[] = [];
  const keeper = createNoteSaver({
    saved,
    draft,
    saveDraft: (text) => kept.push(text),
    async save(text) {
      server.times += 1;
      if (server.isUnavailable) throw new Error('away');
      server.text = text;
    },
  });
  return { keeper, server, kept };
}

describe('a note', () => {
  it('is saved once, a moment after the last letter', async () => {
    const { keeper, server, kept } = keep();
    keeper.write('Risk');
    await vi.advanceTimersByTimeAsync(900);
    keeper.write('Risk first');
    await vi.advanceTimersByTimeAsync(900);
    expect([server.times, keeper.note().status]).toEqual([0, 'waiting']);
    await vi.advanceTimersByTimeAsync(200);
    expect(server).toMatchObject({ text: 'Risk first', times: 1 });
    expect(keeper.note()).toEqual({ text: 'Risk first', status: 'saved' });
    expect(kept.at(-1)).toBeNull();
  });

  it('is kept here while it cannot be sent, and sent later', async () => {
    const { keeper, server, kept } = keep();
    server.isUnavailable = true;
    keeper.write('Offline');
    await vi.advanceTimersByTimeAsync(1_100);
    expect([keeper.note().status, kept.at(-1)]).toEqual(['failed', 'Offline']);
    server.isUnavailable = false;
    await vi.advanceTimersByTimeAsync(15_100);
    expect([server.text, keeper.note().status]).toEqual(['Offline', 'saved']);
  });

  it('does not lose what is written while it is being saved', async () => {
    const { keeper, server } = keep();
    keeper.write('One');
    const saving = keeper.saveNow();
    keeper.write('One and two');
    await saving;
    expect(keeper.note()).toEqual({ text: 'One and two', status: 'waiting' });
    await vi.advanceTimersByTimeAsync(1_100);
    expect(server.text).toBe('One and two');
  });

  it('goes on with what this browser could not send the last time', async () => {
    const { keeper, server } = keep('Old', 'Old and new');
    keeper.resume();
    expect(keeper.note().text).toBe('Old and new');
    await vi.advanceTimersByTimeAsync(1_100);
    expect(server.text).toBe('Old and new');
  });

  it('shows what another device wrote, unless somebody is writing here', () => {
    const { keeper } = keep('Old');
    keeper.receiveEvents('From the phone');
    expect(keeper.note()).toEqual({ text: 'From the phone', status: 'saved' });
    keeper.write('Mine');
    keeper.receiveEvents('From the phone again');
    expect(keeper.note().text).toBe('Mine');
  });
});
