import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Access,
  checkInterval,
  closedViewing,
  nextViewing,
  secondsLeft,
  type Viewing,
  type ViewingEvent,
} from './preview-machine.ts';
import { monitorPreview } from './preview-monitor.ts';

const length = 300;

function open(access: Access = 'preview', at = 0): Viewing {
  return nextViewing(closedViewing, { type: 'opened', access, length, at }).viewing;
}

function stepThrough(viewing: Viewing, ...events: readonly ViewingEvent[]) {
  let last = { viewing, commands: [] } as ReturnType<typeof nextViewing>;
  for (const event of events) last = nextViewing(last.viewing, event);
  return last;
}

const tick = (position: number): ViewingEvent => ({ type: 'ticked', position });
const seek = (to: number): ViewingEvent => ({ type: 'seeked', to });
const play: ViewingEvent = { type: 'played' };
const stop = [{ type: 'pause' }, { type: 'pin', at: 90 }, { type: 'openPopup' }];

describe('preview of a visitor', () => {
  it('[R4.10] [R9.01a] plays up to ninety seconds, and not the ninetieth', () => {
    expect(stepThrough(open(), play, tick(89.99))).toMatchObject({
      viewing: { position: 89.99, isOver: false, isPlaying: true },
      commands: [],
    });
    expect(stepThrough(open(), play, tick(90))).toMatchObject({
      viewing: { position: 90, isOver: true, isPlaying: false },
      commands: stop,
    });
  });

  it('[R4.10] pauses, pins the time at ninety seconds and opens the popup, however late the look', () => {
    const late = stepThrough(open(), play, { type: 'backupFired', position: 97.4 });
    expect(late).toMatchObject({ viewing: { position: 90, isOver: true }, commands: stop });
  });

  it('[R4.10] can neither be played nor moved once it is over', () => {
    const over = stepThrough(open(), play, tick(90)).viewing;
    expect(stepThrough(over, play)).toEqual({
      viewing: over,
      commands: [{ type: 'pause' }, { type: 'openPopup' }],
    });
    expect(stepThrough(over, seek(20))).toEqual({ viewing: over, commands: stop });
    expect(stepThrough(over, tick(3))).toEqual({ viewing: over, commands: [] });
  });

  it('takes the pin that a film reports for what it is, and does not pin again', () => {
    const over = stepThrough(open(), play, tick(90)).viewing;
    expect(stepThrough(over, seek(89.96)).commands).toEqual([]);
    expect(stepThrough(over, seek(90)).commands).toEqual([]);
  });

  it('[R4.10] follows a seek below the limit, and blocks one to it or beyond with the popup', () => {
    expect(stepThrough(open(), seek(89))).toMatchObject({
      viewing: { position: 89, isOver: false },
      commands: [{ type: 'seek', at: 89 }],
    });
    expect(stepThrough(open(), seek(90)).commands).toEqual(stop);
    expect(stepThrough(open(), seek(140)).commands).toEqual(stop);
    expect(stepThrough(open(), seek(-5)).viewing.position).toBe(0);
  });

  it('[R4.09] [R9.01b] warns from thirty seconds before the end, in whole seconds', () => {
    const left = (position: number) => secondsLeft(stepThrough(open(), tick(position)).viewing);
    expect([59.9, 60, 60.1, 89.2, 90].map(left)).toEqual([null, 30, 30, 1, null]);
  });

  it('[R4.09] begins anew when it is opened again', () => {
    const over = stepThrough(open(), play, tick(90)).viewing;
    expect(stepThrough(over, { type: 'opened', access: 'preview', length }).viewing).toEqual(
      open(),
    );
    expect(stepThrough(over, { type: 'closed' }).viewing).toEqual(closedViewing);
  });

  it('takes the end of its piece for the limit, but not the end of a film that is shorter', () => {
    expect(stepThrough(open(), play, tick(89.8), { type: 'ended' }).commands).toEqual(stop);
    const short = stepThrough(closedViewing, {
      type: 'opened',
      access: 'preview',
      length: 80,
    }).viewing;
    expect(stepThrough(short, play, tick(79), { type: 'ended' })).toMatchObject({
      viewing: { isOver: false, isPlaying: false },
      commands: [],
    });
    expect(secondsLeft(stepThrough(short, tick(75)).viewing)).toBeNull();
  });

  it('goes on at the same second for whoever signs in meanwhile', () => {
    expect(stepThrough(open(), play, tick(41.5), { type: 'signedIn' })).toMatchObject({
      viewing: { access: 'full', position: 41.5, isOver: false },
      commands: [{ type: 'closePopup' }, { type: 'restore', at: 41.5, isPlaying: true }],
    });
    expect(stepThrough(open(), play, tick(91), { type: 'signedIn' })).toMatchObject({
      viewing: { access: 'full', position: 90, isOver: false },
      commands: [{ type: 'closePopup' }, { type: 'restore', at: 90, isPlaying: true }],
    });
  });

  it('[R4.11] says when the film fails, until it plays again', () => {
    const failed = stepThrough(open(), play, tick(70), { type: 'failed' }).viewing;
    expect(failed).toMatchObject({ hasFailed: true, isPlaying: false, position: 70 });
    expect(secondsLeft(failed)).toBeNull();
    expect(stepThrough(failed, play).viewing.hasFailed).toBe(false);
  });
});

describe('preview on the clock', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[R4.09] [R4.10] [R9.01a] [R9.01c] stops a playing film at most a tenth of a second after the limit', () => {
    const started = Date.now();
    const film = {
      playbackRate: 1,
      get currentTime() {
        return (Date.now() - started) / 1000;
      },
    };
    let viewing = stepThrough(open(), play).viewing;
    let stoppedAt: number | null = null;
    const end = monitorPreview(film, (look) => {
      const step = nextViewing(viewing, look);
      viewing = step.viewing;
      if (step.commands.some(({ type }) => type === 'pause')) stoppedAt ??= film.currentTime;
    });
    vi.advanceTimersByTime(89_900);
    expect([viewing.isOver, secondsLeft(viewing)]).toEqual([false, 1]);
    vi.advanceTimersByTime(200);
    expect(viewing.isOver).toBe(true);
    expect(stoppedAt).toBeLessThanOrEqual(90 + checkInterval / 1000);
    end();
  });
});

function eventsUpTo(max: number, ...others: readonly ViewingEvent[]) {
  // Tenths: fast-check's doubles are spread by exponent, so nearly all of them would be close to
  // zero.
  const second = fc.integer({ min: -200, max: max * 10 }).map((tenths) => tenths / 10);
  const event: fc.Arbitrary<ViewingEvent> = fc.oneof(
    fc.constantFrom<ViewingEvent>(play, { type: 'paused' }, ...others),
    second.map(tick),
    second.map((position): ViewingEvent => ({ type: 'backupFired', position })),
    second.map(seek),
  );
  return fc.array(event, { maxLength: 60 });
}

const anyEvents = eventsUpTo(400, { type: 'ended' }, { type: 'failed' });
/** Most of these end before the limit; the others nearly always reach it. */
const visitorEvents = fc.oneof(anyEvents, eventsUpTo(90));

describe('whatever is done with the player', () => {
  it('[R4.10] [R9.01a] a visitor is never beyond ninety seconds, nor told to go there', () => {
    fc.assert(
      fc.property(visitorEvents, (events) => {
        let viewing = open();
        for (const event of events) {
          const step = nextViewing(viewing, event);
          viewing = step.viewing;
          expect(viewing.position).toBeLessThanOrEqual(90);
          if (viewing.isOver) expect(viewing).toMatchObject({ position: 90, isPlaying: false });
          const places = step.commands.map((command) => ('at' in command ? command.at : 0));
          expect(Math.max(0, ...places)).toBeLessThanOrEqual(90);
        }
      }),
    );
  });

  it('[R4.10] a preview that is over stays over', () => {
    fc.assert(
      fc.property(visitorEvents, (events) => {
        const over = stepThrough(open(), play, tick(90)).viewing;
        const { isOver, position } = stepThrough(over, ...events).viewing;
        expect([isOver, position]).toEqual([true, 90]);
      }),
    );
  });

  it('[R4.09] [R8.03] the warning shows exactly while thirty seconds or less are left', () => {
    fc.assert(
      fc.property(visitorEvents, (events) => {
        const { viewing } = stepThrough(open(), ...events);
        const isDue = !viewing.isOver && !viewing.hasFailed && 90 - viewing.position <= 30;
        expect(secondsLeft(viewing) !== null).toBe(isDue);
        if (isDue) expect(secondsLeft(viewing)).toBe(Math.ceil(90 - viewing.position));
      }),
    );
  });

  it('[R4.11] a member is never limited', () => {
    fc.assert(
      fc.property(visitorEvents, (events) => {
        let viewing = open('full');
        for (const event of events) {
          const step = nextViewing(viewing, event);
          viewing = step.viewing;
          expect([viewing.isOver, secondsLeft(viewing)]).toEqual([false, null]);
          expect(step.commands.filter(({ type }) => type !== 'seek')).toEqual([]);
        }
        expect(stepThrough(viewing, seek(250)).viewing.position).toBe(250);
      }),
    );
  });

  it('[R4.11] signing in lifts the limit for good and keeps the second', () => {
    fc.assert(
      fc.property(visitorEvents, visitorEvents, (before, later) => {
        const visitor = stepThrough(open(), ...before).viewing;
        const member = stepThrough(visitor, { type: 'signedIn' }).viewing;
        expect(member.position).toBe(visitor.position);
        const { isOver, access } = stepThrough(member, ...later).viewing;
        expect([isOver, access]).toEqual([false, 'full']);
      }),
    );
  });

  it('nothing happens in a player that is closed', () => {
    fc.assert(
      fc.property(visitorEvents, (events) => {
        expect(stepThrough(closedViewing, ...events)).toEqual({
          viewing: closedViewing,
          commands: [],
        });
      }),
    );
  });
});
