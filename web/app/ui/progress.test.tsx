// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampProgress, Progress } from './progress.tsx';
import { renderKit } from './testing/render-kit.tsx';

describe('progress', () => {
  it('holds every value between 0 and max [R5.06]', () => {
    fc.assert(
      fc.property(fc.double(), fc.double({ min: 0.001, max: 1e6, noNaN: true }), (value, max) => {
        const clamped = clampProgress(value, max);
        expect(clamped.value).toBeGreaterThanOrEqual(0);
        expect(clamped.value).toBeLessThanOrEqual(max);
        expect(clamped.share).toBeGreaterThanOrEqual(0);
        expect(clamped.share).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('has 100 as its maximum when none is given [R5.06]', () => {
    renderKit(<Progress value={140} label="Course" />);
    const bar = screen.getByRole('progressbar', { name: 'Course' });
    expect(bar.getAttribute('aria-valuemax')).toBe('100');
    expect(bar.getAttribute('aria-valuenow')).toBe('100');
  });

  it('shows nothing done for a value below 0 [R5.06]', () => {
    renderKit(<Progress value={-5} max={24} label="Course" />);
    const bar = screen.getByRole('progressbar');
    expect(bar.getAttribute('aria-valuenow')).toBe('0');
    expect(bar.style.getPropertyValue('--share')).toBe('0.0%');
  });

  it('reads out the words it is given', () => {
    renderKit(<Progress value={15} max={24} label="Course" valueText="Lesson 15 of 24" />);
    const bar = screen.getByRole('progressbar');
    expect(bar.getAttribute('aria-valuetext')).toBe('Lesson 15 of 24');
    expect(bar.style.getPropertyValue('--share')).toBe('62.5%');
  });
});
