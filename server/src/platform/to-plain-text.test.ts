import { describe, expect, it } from 'vitest';
import { toPlainText } from './to-plain-text.ts';

describe('plainText', () => {
  it('keeps the words of a text and leaves its signs out', () => {
    expect(toPlainText('## To do\n\n- **Size** [first](/books)\n\n| a | b |\n|---|---|')).toBe(
      'To do Size first a b',
    );
  });

  it('leaves no space where emphasis ended', () => {
    expect(toPlainText('For **everybody**, _always_: `a_b`. Snake_case.')).toBe(
      'For everybody, always: a b. Snake case.',
    );
  });

  it('keeps the title of a callout and leaves its mark out', () => {
    expect(toPlainText('> [!WARNING] Gaps\n> A stop is no wall.\n\n> [!SOLUTION]\n> 2 × 3')).toBe(
      'Gaps A stop is no wall. 2 × 3',
    );
  });

  it('keeps a footnote and leaves what leads to it out', () => {
    expect(toPlainText('Since 2018[^esma] so.\n\n[^esma]: A decision of ESMA.')).toBe(
      'Since 2018 so. A decision of ESMA.',
    );
  });

  it('keeps the title of a chart and leaves its bars out', () => {
    const bars = '09:00,18200,18240,18190,18230\nlevel 18200 Support';
    expect(toPlainText(`Before\n\n\`\`\`chart DAX, first hour\n${bars}\n\`\`\`\n\nAfter`)).toBe(
      'Before DAX, first hour After',
    );
    expect(toPlainText(`~~~~ chart\n${bars}\n~~~~\nAfter`)).toBe('After');
    expect(toPlainText(`Before\n\`\`\`chart\n${bars}`)).toBe('Before');
  });

  it('keeps the title of columns and leaves their figures out', () => {
    const rows = 'unit €m\nYear,Net debt\nYear 1,61.5\nYear 2,-4';
    expect(toPlainText(`Before\n\n\`\`\`columns Net debt\n${rows}\n\`\`\`\n\nAfter`)).toBe(
      'Before Net debt After',
    );
  });

  it('keeps the title of a video, and not its slug', () => {
    expect(toPlainText('Before\n\n```video One gap\none-gap\n```\n\nAfter')).toBe(
      'Before One gap After',
    );
  });

  it('leaves calculators out, and keeps what is written as code', () => {
    expect(
      toPlainText('```calculator\nposition-size\n```\n\n```\nsize = risk ÷ distance\n```'),
    ).toBe('size = risk ÷ distance');
    expect(toPlainText('```charts\nof the sea\n```')).toBe('of the sea');
  });
});
