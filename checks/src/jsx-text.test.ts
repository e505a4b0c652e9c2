import { expect, test } from 'vitest';
import { findLiteralText, isScreenPath } from './jsx-text.ts';

function words(text: string): string[] {
  const findings = findLiteralText({ path: 'web/app/ui/a.tsx', text });
  return findings.map(({ line, message }) => `${line} ${message}`);
}

test.each(['title', 'alt', 'aria-label', 'placeholder', 'label'])(
  'objects to words in the attribute %s',
  (name) => {
    expect(words(`const a = <i ${name}="Close" />;`)).toEqual([
      `1 "Close" in ${name} is not from a catalogue`,
    ]);
    expect(words(`const a = <i ${name}={'Close'} />;`)).toHaveLength(1);
    expect(words(`const a = <i ${name}={t('nav.close')} />;`)).toEqual([]);
  },
);

test('leaves attributes alone that nobody reads', () => {
  expect(words('const a = <a className="grow" href="/courses" id="top" role="list" />;')).toEqual(
    [],
  );
});

test('objects to words in expressions between tags', () => {
  expect(words("const a = <p>\n{'Quoted'}</p>;")).toEqual([
    '2 "Quoted" in an expression is not from a catalogue',
  ]);
  expect(words(`const a = <p>{\`Dear \${name}\`}</p>;`)).toHaveLength(1);
  expect(words("const a = <p>{isOpen ? 'Yes' : 'No'}</p>;")).toHaveLength(2);
  expect(words("const a = <p>{isOpen && 'Open'}</p>;")).toHaveLength(1);
  expect(words("const a = <p>{name ?? 'Nobody'}</p>;")).toHaveLength(1);
});

test('accepts keys, comparisons and marks between tags', () => {
  expect(words("const a = <p>{t('a.b')}{' · '}{kind === 'live' && <b />}</p>;")).toEqual([]);
  expect(words("const a = <p>{rows.map((row) => <i key={'x' + row.id} />)}</p>;")).toEqual([]);
});

test('objects to prose in titles and notices that are made outside the tags', () => {
  expect(words("const meta = () => [{ title: 'Our courses' }];")).toHaveLength(1);
  expect(words("const meta = () => [{ title: 'Courses' }];")).toHaveLength(1);
  expect(words("const entry = { label: 'nav.courses', text: 'left' };")).toEqual([]);
  expect(words("toast.error('Saving failed');")).toHaveLength(1);
  expect(words("toast(t('cart.added'));")).toEqual([]);
});

test('looks at screens and documents, not at the kit or at tests', () => {
  expect(isScreenPath('web/app/routes/landing.tsx')).toBe(true);
  expect(isScreenPath('documents/src/mail/welcome.tsx')).toBe(true);
  expect(isScreenPath('web/app/features/frame/kit/page.tsx')).toBe(false);
  expect(isScreenPath('web/app/ui/button.test.tsx')).toBe(false);
  expect(isScreenPath('server/src/main.ts')).toBe(false);
});
