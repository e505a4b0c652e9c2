// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
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
    const link = screen.getByRole('link', { name: 'the exchange (external site)' });
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

  it('marks short cells, which don’t wrap, and long ones, which keep a readable width', () => {
    const sentence = 'Entered two candles late because I was on the telephone.';
    show(
      `| Day | Plan | Sentence |\n|---|---|---|\n| Mon | followed to the letter | ${sentence} |`,
    );
    const marks = screen.getAllByRole('cell').map(({ dataset }) => Object.keys(dataset));
    expect(marks).toEqual([['short'], [], ['long']]);
  });

  it('keeps a solution closed until the reader opens it', () => {
    show('Task.\n\n> [!SOLUTION]\n> 80 ÷ 32 = 2.5');
    const solution = screen.getByText('Solution').closest('details');
    expect(solution?.open).toBe(false);
    expect(solution?.textContent).toContain('80 ÷\u00a032 = 2.5');
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

  it('names what stands out of the text by its kind and its title', () => {
    show('> [!WARNING]\n> Gaps.\n\n> [!EXAMPLE] A small *account*\n> 80 ÷ 32');
    expect(screen.getByRole('note', { name: 'Warning' }).textContent).toContain('Gaps.');
    expect(screen.getByRole('note', { name: 'Worked example A small account' })).toBeDefined();
    expect(document.querySelector('blockquote')).toBeNull();
  });

  it('says its own words in the language of the page, within a text in another one', () => {
    render(
      <PageFrame language="de" translated={{ ui: { prose: { note: 'Hinweis' } } }}>
        <Prose blocks={parseMarkdown('> [!NOTE]\n> Gaps.')} lang="en" />
      </PageFrame>,
    );
    expect(screen.getByText('Hinweis').getAttribute('lang')).toBe('de');
  });

  it('leads to footnotes and back, and says what the numbers are', () => {
    show('One[^a]. Again[^a].\n\n[^a]: Of **2018**.');
    const notes = screen.getByRole('doc-endnotes', { name: 'Footnotes' });
    const [reference, other] = screen.getAllByRole('doc-noteref');
    expect(reference?.getAttribute('href')).toBe('#footnote-1');
    expect(reference?.getAttribute('aria-describedby')).toBe('footnotes');
    expect(screen.getByRole('heading', { name: 'Footnotes' }).id).toBe('footnotes');
    const footnote = document.getElementById('footnote-1');
    expect(notes.contains(footnote)).toBe(true);
    expect(footnote?.textContent).toContain('Of 2018.');
    const back = screen.getAllByRole('doc-backlink');
    expect(back.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Back to note 1 in the text (1)',
      'Back to note 1 in the text (2)',
    ]);
    expect(back.map((link) => link.getAttribute('href'))).toEqual(
      [reference, other].map((link) => `#${link?.id}`),
    );
  });

  it('never puts a link into a link', () => {
    show('## See **[books](/books)**\n\n## Rules[^a]\n\n[rules[^a]](/books)\n\n[^a]: 2018.');
    expect(document.querySelector('a a')).toBeNull();
  });

  it('shows charts, columns, calculators and videos as they were written, unless told how to draw them', () => {
    const text = '```chart DAX\n9:00,1,2,1,2\n9:15,2,3,2,3\n```\n\n```calculator\nmargin\n```';
    const rows = '```columns Profit\nYear,Profit\n1,2\n2,-3\n```';
    const video = `${rows}\n\n\`\`\`video One gap\none-gap\n\`\`\``;
    const { container } = show(`${text}\n\n${video}`);
    const code = [...container.querySelectorAll('pre')].map(({ textContent }) => textContent);
    expect(code).toEqual([
      '9:00,1,2,1,2\n9:15,2,3,2,3',
      'margin',
      'Year,Profit\n1,2\n2,-3',
      'one-gap',
    ]);
    cleanup();
    render(
      <PageFrame>
        <Prose
          blocks={parseMarkdown(`${text}\n\n${video}`)}
          figures={{
            chart: ({ chart }) => <p>{`chart of ${chart.title}`}</p>,
            columns: ({ columns }) => <p>{`columns of ${columns.title}`}</p>,
            calculator: ({ calculator }) => <p>{`calculator of ${calculator.text}`}</p>,
            video: ({ video }) => <p>{`video of ${video.slug}`}</p>,
          }}
        />
      </PageFrame>,
    );
    expect(screen.getByText('chart of DAX')).toBeDefined();
    expect(screen.getByText('columns of Profit')).toBeDefined();
    expect(screen.getByText('calculator of margin')).toBeDefined();
    expect(screen.getByText('video of one-gap')).toBeDefined();
  });

  it('breaks a formula before an operator, and keeps its short steps, brackets and percent signs together', () => {
    const formulas = [
      'loss = 0.50 × 60 = 30 euros = 2 × 15 euros',
      'fund = 10,000 × (1 + 4.8 %)^20 × (1 − 1 %)^20 = 20,890 euros',
    ];
    const { container } = show(`\`\`\`\n${formulas.join('\n')}\n\`\`\``);
    const unbreakable = [...container.querySelectorAll('pre > span')].map((line) =>
      [...line.children].map(({ textContent }) => textContent),
    );
    expect(unbreakable).toEqual([
      ['= 0.50 × 60', '= 30 euros', '= 2 × 15 euros'],
      ['× (1 + 4.8 %)^20', '× (1 − 1 %)^20', '= 20,890 euros'],
    ]);
  });

  it('keeps code to the letter, so that a copy of it runs', () => {
    const code = 'float risk = balance * percent + costs\nplot(a + b)  // 2 %\nreturn x = 1 + 2';
    const { container } = show(`\`\`\`\n${code}\n\`\`\``);
    expect(container.querySelector('pre')?.textContent).toBe(code);
  });

  it('draws no element that a text brings along, whatever it is written in', () => {
    const markup = ['<img src=x onerror=x()>', '<script>x()</script>', '<a href="javascript:x()">'];
    const signs = [
      '> [!NOTE] ',
      '[^1]',
      '\n\n[^1]: ',
      '```chart ',
      '\n',
      '## ',
      '| ',
      '*',
      '[',
      '](',
    ];
    const written = fc.array(fc.constantFrom(...markup, ...signs), { maxLength: 12 });
    fc.assert(
      fc.property(written, (pieces) => {
        const { container } = show(pieces.join(''));
        expect(container.querySelector('img, script, [onerror], [href^="javascript"]')).toBeNull();
        cleanup();
      }),
      { numRuns: 60 },
    );
  });
});
