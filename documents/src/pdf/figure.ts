import { parse } from 'yaml';
import { z } from 'zod';

const toneSchema = z.enum(['entry', 'stop', 'target', 'level']);
const captionSchema = z.string().min(1);

const candlesSchema = z.strictObject({
  kind: z.literal('candles'),
  caption: captionSchema,
  /** Open, high, low and close of each bar. */
  candles: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])).min(2),
  levels: z
    .array(z.strictObject({ price: z.number(), label: z.string(), tone: toneSchema }))
    .default([]),
  /** A letter in a circle, explained in the caption; bars are counted from 1. */
  marks: z
    .array(z.strictObject({ bar: z.int().min(1), price: z.number(), letter: z.string().length(1) }))
    .default([]),
});

const linesSchema = z.strictObject({
  kind: z.literal('lines'),
  caption: captionSchema,
  from: z.string(),
  to: z.string(),
  unit: z.string().default(''),
  lines: z
    .array(
      z.strictObject({ label: z.string(), tone: toneSchema, points: z.array(z.number()).min(2) }),
    )
    .min(1),
});

const barsSchema = z.strictObject({
  kind: z.literal('bars'),
  caption: captionSchema,
  unit: z.string().default(''),
  bars: z.array(z.strictObject({ label: z.string(), value: z.number(), tone: toneSchema })).min(1),
});

const figureSchema = z.discriminatedUnion('kind', [candlesSchema, linesSchema, barsSchema]);

export type Figure = z.infer<typeof figureSchema>;
export type CandleFigure = z.infer<typeof candlesSchema>;
export type LineFigure = z.infer<typeof linesSchema>;
export type BarFigure = z.infer<typeof barsSchema>;
export type Tone = z.infer<typeof toneSchema>;

/** A Markdown block fenced as `figure`: the drawing as YAML. */
export function parseFigure(source: string): Figure {
  const figure = figureSchema.parse(parse(source));
  if (figure.kind === 'candles') requirePossibleCandles(figure);
  return figure;
}

function requirePossibleCandles({ candles, caption }: CandleFigure): void {
  for (const [index, [open, high, low, close]] of candles.entries()) {
    if (high >= Math.max(open, close) && low <= Math.min(open, close)) continue;
    throw new Error(`bar ${index + 1} has a high or low inside its body: ${caption}`);
  }
}
