import { readFileSync } from 'node:fs';

/**
 * The dark background and the paper colours of tokens.css, for images and videos outside a page.
 */
export const colours = {
  paper: '#f7f3ea',
  ink: '#0e2b30',
  river: '#0a726e',
  deep: '#0f2f34',
  rule: '#2c5054',
  rise: '#66c392',
  fall: '#ea8d7e',
  bell: '#f0b04a',
  water: '#58c4b6',
  axis: '#bdb4a0',
  light: '#f2ede1',
  muted: '#becac5',
  quiet: '#9db1ad',
  grid: '#1f4045',
};

const faces = {
  normal: ['S', 'source-serif/WOFF2/VAR/SourceSerif4Variable-Roman.ttf.woff2'],
  italic: ['S', 'source-serif/WOFF2/VAR/SourceSerif4Variable-Italic.ttf.woff2'],
  sans: ['I', 'inter-ui/variable/InterVariable.woff2'],
} as const;

/** The fonts inlined, because a drawing has no URL to load them from. */
export function fontFaces(...names: (keyof typeof faces)[]): string {
  return names
    .map((name) => {
      const [family, file] = faces[name];
      const address = new URL(`../../node_modules/${file}`, import.meta.url);
      const style = name === 'italic' ? 'italic' : 'normal';
      return `@font-face{font-family:${family};font-style:${style};font-weight:100 900;src:url(data:font/woff2;base64,${readFileSync(address, 'base64')})}`;
    })
    .join('');
}
