// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { initials } from './avatar.tsx';
import { StarRating } from './star-rating.tsx';
import { renderKit } from './testing/render-kit.tsx';

describe('star rating', () => {
  it('is read out in words', () => {
    renderKit(<StarRating value={4.8} />);
    screen.getByRole('img', { name: 'Rated 4.8 out of 5' });
  });

  it('stays inside its scale', () => {
    renderKit(<StarRating value={9} />);
    screen.getByRole('img', { name: 'Rated 5 out of 5' });
  });
});

describe('initials', () => {
  it.each([
    ['Katharina Lindner', 'KL'],
    ['Ελένη Μαρία Παπαδοπούλου', 'ΕΠ'],
    ['иван петров', 'ИП'],
    ['Żaneta', 'Ż'],
    ['  ', ''],
  ])('of %s are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
