// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openFile } from './open-file.ts';
import { installMedia } from './testing/fake-media.ts';

beforeEach(() => installMedia());

function open(startAt = 0) {
  const video = document.createElement('video');
  const onProblem = vi.fn();
  const opened: (string | null)[] = [];
  const stream = openFile(video, { url: '/film', startAt }, { onProblem, onQualities: vi.fn() });
  const say = (event: string) => video.dispatchEvent(new Event(event));
  const reach = (second: number) => {
    video.currentTime = second;
    say('timeupdate');
  };
  const breakOff = () => {
    video.removeAttribute('src');
    say('error');
    opened.push(video.getAttribute('src'));
  };
  return { video, onProblem, opened, stream, say, reach, breakOff };
}

describe('a film behind a link that dies', () => {
  it('is opened again at the same second, and goes on', async () => {
    const { video, onProblem, opened, say, reach, breakOff } = open();
    say('loadedmetadata');
    await video.play();
    reach(605.4);
    breakOff();
    expect(opened).toEqual(['/film']);
    expect([video.currentTime, video.paused]).toEqual([605.4, false]);
    expect(onProblem).not.toHaveBeenCalled();
  });

  it('stays paused where it was paused', () => {
    const { video, say, reach, breakOff } = open();
    say('loadedmetadata');
    reach(30);
    breakOff();
    expect([video.currentTime, video.paused]).toEqual([30, true]);
  });

  it('is a problem when it breaks off again at the same place, and not after it went on', () => {
    const { onProblem, say, reach, breakOff } = open();
    say('loadedmetadata');
    reach(600);
    breakOff();
    say('loadedmetadata');
    reach(1_200);
    breakOff();
    expect(onProblem).not.toHaveBeenCalled();
    say('loadedmetadata');
    breakOff();
    expect(onProblem.mock.calls).toEqual([['failed']]);
  });

  it('is a problem at once where there never was a film, and no longer heard once closed', () => {
    const { onProblem, stream, breakOff } = open(12);
    breakOff();
    expect(onProblem.mock.calls).toEqual([['failed']]);
    stream.close();
    breakOff();
    expect(onProblem).toHaveBeenCalledTimes(1);
  });
});
