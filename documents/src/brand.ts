export const brandName = 'Danube Trading Academy';

/** The wordmark is set in two lines. */
export const wordmark = { first: 'Danube', second: 'Trading Academy' };

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

/** Only mails turn dark; what PDFs alone use has no dark counterpart. */
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
