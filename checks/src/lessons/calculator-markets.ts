import type { Finding } from '../findings.ts';
import type { SourceFile } from '../repository.ts';

/** Texts that can have calculators, in all their languages. */
export function isCalculatorText(path: string): boolean {
  return /^content\/(?:courses|posts)\/.+\.md$/.test(path);
}

/** The markets that calculators know are those with a name. */
export function readMarkets(widgetsCatalogue: string): string[] {
  // The file is ours, and the check of translations compares its keys.
  const { markets } = JSON.parse(widgetsCatalogue) as { markets: Record<string, string> };
  return Object.keys(markets).filter((key) => key !== 'label');
}

const calculators = /^(?:> ?)*```calculator[ \t]*\n([\s\S]*?)^(?:> ?)*```[ \t]*$/gm;

/** A calculator for an unknown market would be shown as source. */
export function findUnknownMarkets(
  { path, text }: SourceFile,
  markets: readonly string[],
): Finding[] {
  return [...text.matchAll(calculators)].flatMap(({ 1: lines = '', index }) => {
    const firstLine = text.slice(0, index).split('\n').length + 1;
    return lines.split('\n').flatMap((line, offset) => {
      const market = /^(?:> ?)*[ \t]*market(?!\S)[ \t]*(.*?)[ \t]*$/.exec(line)?.[1];
      if (market === undefined || markets.includes(market)) return [];
      const message = `has a calculator for “${market}”, which is none of ${markets.join(', ')}`;
      return [{ file: path, line: firstLine + offset, message }];
    });
  });
}
