// @vitest-environment jsdom
import type { LanguageCode } from '@danube/contract/locale.ts';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { PageFrame } from './testing/page-frame.tsx';
import { useFormat } from './use-format.tsx';

function written(language: LanguageCode, group?: 'hero' | 'cart'): string {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageFrame language={language} translated={{ hero: { title: '…' } }}>
      {children}
    </PageFrame>
  );
  const { result } = renderHook(() => useFormat(group), { wrapper });
  return result.current.number(1234.5, 1);
}

it('writes numbers as the sentences around them: in English until the language is complete', () => {
  expect(written('de')).toBe('1.234,5');
  expect(written('cs')).toBe('1,234.5');
  expect(written('bg', 'cart')).toBe('1,234.5');
  expect(written('el', 'hero')).toBe('1.234,5');
});
