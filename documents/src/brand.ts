export const brandName = 'Danube Trading Academy';

/** The wordmark is set in two lines. */
export const wordmark = { first: 'Danube', second: 'Trading Academy' };

/** The logo, on a 40×40 grid. */
export const logoStrokes = [
  { d: 'M38.2 20A18.2 18.2 0 1 1 1.8 20A18.2 18.2 0 1 1 38.2 20Z', width: 1.6, opacity: 1 },
  {
    d: 'M2.4 25l5-3 3.6 3.6 5.6-9 4 4.6 4.4-8 4.4 6.2 3.2-4.2 5 1.6',
    width: 2.2,
    opacity: 1,
  },
  { d: 'M7 31c4-2.6 7 2 11.4 0s7-2.4 13 .4', width: 1.6, opacity: 0.7 },
] as const;

export const light = {
  ground: '#EFE9DC',
  sheet: '#FCFAF5',
  ink: '#0E2B30',
  inkSoft: '#38514F',
  inkFaint: '#576A69',
  river: '#0A726E',
  water: '#E7EDE6',
  rule: '#DAD2C1',
  bell: '#EBA433',
  bellInk: '#0E2B30',
  rise: '#1C7048',
  info: '#1E5A9C',
  risk: '#7B3A28',
};

/** Only emails have a dark mode, so colours used only in PDFs are missing here. */
export const dark = {
  ground: '#0D2023',
  sheet: '#11292C',
  ink: '#F2EDE1',
  inkSoft: '#BECAC5',
  inkFaint: '#94A7A3',
  river: '#52BFB1',
  rule: '#25423F',
  bell: '#F0B04A',
  bellInk: '#0E2B30',
  risk: '#E0AA94',
} satisfies Partial<Record<keyof typeof light, string>>;
