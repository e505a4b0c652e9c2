// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { parseMarkdown } from '../lib/markdown/parse-markdown.ts';
import { PageFrame } from '../lib/testing/page-frame.tsx';
import { Prose } from './prose.tsx';

afterEach(cleanup);

function show(text: string, path = '/course/fast-track') {
  return render(
    <PageFrame path={path}>
      <Prose blocks={parseMarkdown(text)} lang="en" />
    </PageFrame>,
  );
}

describe('Prose', () => {
  it('gives headings an anchor that can be passed on', () => {
    show('## To do\n\n## See [books](/books)');
    expect(screen.getByRole('heading', { name: 'To do' }).id).toBe('to-do');
    expect(screen.getByRole('link', { name: 'To do' }).getAttribute('href')).toBe('#to-do');
    expect(document.querySelector('a a')).toBeNull();
  });

  it('marks links that leave the site, and passes nothing on to them', () => {
    show('[the exchange](https://exchange.example/)');
    const link = screen.getByRole('link', { name: 'the exchange (another website)' });
    expect(link.getAttribute('rel')).toBe('noopener nofollow');
  });

  it('keeps the language of the address on links of this site', () => {
    show('[books](/books)', '/course/fast-track?lang=de');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/books?lang=de');
  });

  it('lets a table scroll in a box of its own that the keyboard reaches', () => {
    show('| Time | What happens |\n|---|---|\n| 09:00 | The auction ends |');
    const region = screen.getByRole('region', { name: 'Time, What happens, scrolls sideways' });
    expect(region.tabIndex).toBe(0);
    expect(region.contains(screen.getByRole('table'))).toBe(true);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Time',
      'What happens',
    ]);
  });

  it('draws a table without words in its head without one', () => {
    show('| | |\n|---|---|\n| Open | 24,010 |');
    expect(screen.queryByRole('columnheader')).toBeNull();
  });

  it('draws markup of a text as the letters it is', () => {
    const { container } = show('<img src=x onerror="alert(1)">');
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toContain('<img src=x');
  });
});
