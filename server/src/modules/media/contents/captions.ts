import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConvertedContent, SourceContent } from './content.ts';
import { FileRejectedError } from './file-rejected-error.ts';
import { readText } from './read-text.ts';

type Cue = { start: number; end: number; lines: string[] };

const maxCues = 20_000;

/** WebVTT, parsed and rewritten: times and text, with only bold and italic markup. */
export async function convertCaptions(given: SourceContent): Promise<ConvertedContent> {
  const cues = parseCaptions(await readText(given.path));
  const path = join(given.folder, 'captions.vtt');
  await writeFile(path, writeCaptions(cues));
  return { path, contentType: 'text/vtt; charset=utf-8' };
}

function parseCaptions(text: string): Cue[] {
  const [head = '', ...blocks] = text.split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(head)) throw new FileRejectedError('wrongContent', 'no WEBVTT');
  const cues = blocks.map((block) => block.trim()).flatMap(parseBlock);
  if (cues.length === 0) throw new FileRejectedError('wrongContent', 'no cues');
  if (cues.length > maxCues) throw new FileRejectedError('tooLarge', `${cues.length} cues`);
  return cues;
}

/** Notes and styles are skipped. Any other block makes the file invalid. */
function parseBlock(block: string): Cue[] {
  if (block === '' || /^(NOTE|STYLE|REGION)(?:\s|$)/.test(block)) return [];
  const lines = block.split('\n');
  const at = lines.findIndex((line) => line.includes('-->'));
  const times = at >= 0 && at <= 1 ? timing.exec(lines[at] ?? '') : null;
  if (!times) throw new FileRejectedError('broken', 'a block without times');
  const start = seconds(times[1] ?? '');
  const end = seconds(times[2] ?? '');
  if (end <= start) throw new FileRejectedError('broken', 'a cue that ends before it begins');
  return [
    {
      start,
      end,
      lines: lines
        .slice(at + 1)
        .map(cleanLine)
        .filter(Boolean),
    },
  ];
}

const timing =
  /^\s*((?:\d{1,3}:)?[0-5]\d:[0-5]\d\.\d{3})\s+-->\s+((?:\d{1,3}:)?[0-5]\d:[0-5]\d\.\d{3})(?=\s|$)/;

function seconds(text: string): number {
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function cleanLine(line: string): string {
  return line
    .replace(/<[^>]*>?/g, (mark) => (/^<\/?[biu]>$/.test(mark) ? mark : ''))
    .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
    .replaceAll('-->', '')
    .trim();
}

function writeCaptions(cues: readonly Cue[]): string {
  const blocks = cues
    .filter(({ lines }) => lines.length > 0)
    .map(({ start, end, lines }) => `${clock(start)} --> ${clock(end)}\n${lines.join('\n')}`);
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}

function clock(time: number): string {
  const milliseconds = Math.round(time * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const parts = [
    two(milliseconds / 3_600_000),
    two((milliseconds / 60_000) % 60),
    two((milliseconds / 1000) % 60),
  ];
  return `${parts.join(':')}.${String(milliseconds % 1000).padStart(3, '0')}`;
}
