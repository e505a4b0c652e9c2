import type { CSSProperties } from 'react';
import { dark, light } from '../brand.ts';

/** Email clients can't load our fonts, so these are similar installed ones. */
const serif = "'Source Serif 4', 'Source Serif Pro', Georgia, 'Times New Roman', serif";
export const sans = "Inter, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Inline for every client; the classes below switch the same elements to dark. */
export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: light.ground, fontFamily: sans },
  sheet: { width: '100%', maxWidth: 600, backgroundColor: light.sheet },
  wordmark: { fontFamily: serif, fontSize: 18, lineHeight: '21px', color: light.ink },
  kicker: { fontSize: 13, lineHeight: '20px', fontWeight: 600, color: light.river },
  heading: {
    margin: '6px 0 0',
    fontFamily: serif,
    fontWeight: 400,
    fontSize: 34,
    lineHeight: '41px',
    letterSpacing: '-0.01em',
    color: light.ink,
    wordBreak: 'break-word',
  },
  paragraph: { margin: '20px 0 0', fontSize: 16, lineHeight: '26px', color: light.inkSoft },
  note: { margin: '16px 0 0', fontSize: 14, lineHeight: '22px', color: light.inkFaint },
  risk: {
    margin: '28px 0 0',
    padding: '2px 0 2px 14px',
    borderLeft: `2px solid ${light.risk}`,
    fontSize: 13,
    lineHeight: '20px',
    color: light.risk,
  },
  quotation: {
    margin: '28px 0 0',
    padding: '2px 0 2px 14px',
    borderLeft: `2px solid ${light.rule}`,
    fontSize: 16,
    lineHeight: '26px',
    color: light.inkSoft,
    whiteSpace: 'pre-wrap',
    wordBreak: 'break-word',
  },
  link: { color: light.river, textDecoration: 'underline', wordBreak: 'break-word' },
  address: { color: light.river, textDecoration: 'underline', wordBreak: 'break-all' },
  footer: { fontSize: 13, lineHeight: '20px', color: light.inkFaint },
  numeral: {
    fontFamily: serif,
    fontWeight: 400,
    fontSize: 76,
    lineHeight: '72px',
    letterSpacing: '-0.02em',
    color: light.ink,
  },
  small: { fontSize: 14, lineHeight: '22px', color: light.inkFaint },
  fact: { fontSize: 16, lineHeight: '26px', color: light.ink, wordBreak: 'break-word' },
  sum: { fontSize: 18, lineHeight: '26px', fontWeight: 600, color: light.ink },
  listTitle: { margin: '28px 0 0', fontSize: 14, lineHeight: '22px', color: light.inkFaint },
  list: { margin: '4px 0 0', padding: '0 0 0 20px', color: light.inkSoft },
  listItem: { margin: '8px 0 0', fontSize: 16, lineHeight: '26px', wordBreak: 'break-word' },
  time: { fontFamily: serif, fontSize: 24, lineHeight: '32px', color: light.ink },
} satisfies Record<string, CSSProperties>;

type Role = {
  background?: keyof typeof dark;
  color?: keyof typeof dark;
  border?: keyof typeof dark;
};

const roles: Record<string, Role> = {
  '.ground': { background: 'ground' },
  '.sheet': { background: 'sheet' },
  '.ink': { color: 'ink' },
  '.ink-soft': { color: 'inkSoft' },
  '.ink-faint': { color: 'inkFaint' },
  '.river': { color: 'river' },
  '.risk': { color: 'risk', border: 'risk' },
  '.rule': { border: 'rule' },
  '.stroke': { border: 'river' },
  '.bell': { background: 'bell' },
  '.bell-ink': { color: 'bellInk' },
};

/**
 * On a phone a heading has to hold German words such as “Wiederherstellungscodes”, and a time
 * “18:00–18:45 Uhr” next to its day.
 * Apple Mail and Thunderbird support the media query; Outlook's apps and webmail mark what they
 * have darkened with data attributes instead.
 */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { -webkit-text-size-adjust: 100%; }
@media (max-width: 620px) {
  .edge { padding-left: 24px !important; padding-right: 24px !important; }
  .outer { padding: 0 !important; }
  .heading {
    font-size: 26px !important; line-height: 33px !important;
    -webkit-hyphens: auto; hyphens: auto; hyphenate-limit-chars: 16 6 6;
  }
  .time { font-size: 20px !important; line-height: 28px !important; }
}
@media (prefers-color-scheme: dark) {
${darkRules((selector) => selector)}
}
${darkRules((selector) => `[data-ogsc] ${selector}, [data-ogsb] ${selector}`)}
`;

function darkRules(scoped: (selector: string) => string): string {
  return Object.entries(roles)
    .map(([selector, role]) => `${scoped(selector)} { ${declarations(role)} }`)
    .join('\n');
}

function declarations({ background, color, border }: Role): string {
  return [
    background && `background-color: ${dark[background]} !important;`,
    color && `color: ${dark[color]} !important;`,
    border && `border-color: ${dark[border]} !important;`,
  ]
    .filter(Boolean)
    .join(' ');
}
