import { describe, expect, it } from 'vitest';
import { afterCheck, afterSeek, freshPreview, secondsLeft } from './preview-limit.ts';

const at = (position: number) => afterCheck(freshPreview, position);

describe('preview limit [R2.46]', () => {
  it('lets a visitor watch up to ninety seconds, and not the ninetieth', () => {
    expect(at(89.99)).toEqual({ position: 89.99, isOver: false });
    expect(at(90)).toEqual({ position: 90, isOver: true });
  });

  it('pins the time at ninety seconds, however late the look', () => {
    expect(at(97.4)).toEqual({ position: 90, isOver: true });
  });

  it('stays over, wherever the film is put', () => {
    expect(afterCheck(at(90), 3)).toEqual({ position: 90, isOver: true });
    expect(afterSeek(at(90), 0)).toEqual({ position: 90, isOver: true });
  });

  it('follows a seek below the limit, and ends at one to it or beyond', () => {
    expect(afterSeek(at(10), 89)).toEqual({ position: 89, isOver: false });
    expect(afterSeek(at(10), 90).isOver).toBe(true);
    expect(afterSeek(at(10), 140).isOver).toBe(true);
    expect(afterSeek(at(10), -5).position).toBe(0);
  });

  it('warns from thirty seconds before the end, in whole seconds', () => {
    expect(secondsLeft(at(59.9))).toBeNull();
    expect(secondsLeft(at(60))).toBe(30);
    expect(secondsLeft(at(60.1))).toBe(30);
    expect(secondsLeft(at(89.2))).toBe(1);
    expect(secondsLeft(at(90))).toBeNull();
  });
});
