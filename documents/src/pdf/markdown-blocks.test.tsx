import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import { expect, test } from 'vitest';
import { parseMarkdown } from './markdown.ts';
import { MarkdownBlocks } from './markdown-blocks.tsx';
import { loadFonts } from './pdf-fonts.ts';
import { readPdfText } from './read-pdf-text.ts';

await loadFonts();

const pageEnd = 'end of page';

async function set(markdown: string): Promise<string[]> {
  return (await setPages(markdown)).flat();
}

/** The lines of each page. */
async function setPages(markdown: string): Promise<string[][]> {
  const blocks = parseMarkdown(markdown);
  const page = (
    <Document>
      <Page size="A5" style={{ fontFamily: 'Noto Sans', padding: 40 }}>
        <MarkdownBlocks blocks={blocks} measure={{ width: 340, size: 9 }} figureName="Figure " />
        <Text style={{ position: 'absolute', bottom: 20 }} fixed render={() => pageEnd} />
      </Page>
    </Document>
  );
  const pages: string[][] = [[]];
  for (const line of readPdfText(await renderToBuffer(page))) {
    if (line === pageEnd) pages.push([]);
    else pages.at(-1)?.push(line);
  }
  return pages;
}

test('sets a line end of the source as a space', async () => {
  expect(await set('one line\nand another')).toContain('one line and another');
});

test('numbers the items of a list from its first number', async () => {
  const text = await set('4. fourth\n5. fifth');
  expect(text.join(' ')).toContain('4. fourth 5. fifth');
});

test('leaves out the head of a table that has none', async () => {
  expect(await set('| | |\n|---|---|\n| Date | Place |')).toEqual(['Date', 'Place']);
});

test('sets in columns what spaces line up in a formula', async () => {
  expect(await set('```\nloss      =   €80\nwin       = €9\n```')).toEqual([
    'loss',
    '= €80',
    'win',
    '= €9',
  ]);
});

test('keeps a heading with the table that it announces', async () => {
  const filler = Array.from({ length: 26 }, (_, index) => `${index + 1}. line`).join('\n');
  const table = '| A | B |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n| 5 | 6 |';
  const [alone] = await setPages(`${filler}\n\n## Heading\n\nText`);
  const [first, second] = await setPages(`${filler}\n\n## Heading\n\n${table}`);
  expect(alone).toContain('Heading');
  expect(first).not.toContain('Heading');
  expect(second).toEqual(['Heading', 'A', 'B', '1', '2', '3', '4', '5', '6']);
});

test('refuses what it has no setting for rather than losing it', async () => {
  await expect(set('A <b>bold</b> word')).rejects.toThrow('cannot set html in line 1');
  await expect(set('Text\n\n![a picture](a.png)')).rejects.toThrow('cannot set image in line 3');
  await expect(set('```figure\nkind: pie\n```')).rejects.toThrow('kind');
});
