import { expect, test } from 'vitest';
import { looksLikeStaff } from './staff-lookalike.ts';

const staff = ['Viktor Hajnal', 'Katharina Lindner', 'Zuzana Kráľová', 'Tomáš Beneš'];

const forgeries: Readonly<Record<string, string>> = {
  a: 'аɑα@4',
  e: 'еєε3',
  i: 'іıl1I',
  o: 'оο0ο',
  k: 'кκ',
  t: 'тτ7',
  r: 'гr',
  n: 'пn',
  d: 'ԁd',
  h: 'һh',
  j: 'јj',
  l: 'І1|',
  s: 'ѕ5$',
  u: 'υս',
  z: 'ᴢ2',
  v: 'νѵ',
  b: 'ьb',
};
const frames = [
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => `${name} Support`,
  (name: string) => `${name}_official`,
  (name: string) => `✅ ${name}`,
  (name: string) => name.split(' ').toReversed().join(' '),
  (name: string) => Array.from(name).join('\u200b'),
  (name: string) => name.replace(' ', '.'),
  (name: string) => name.replace(' ', ''),
  (name: string) => `${name}1`,
  (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  (name: string) => Array.from(name).map(fullwidth).join(''),
];

/** 500 different names, each with letters of another alphabet and some disguise. */
function forgedNames(): string[] {
  const names = new Set<string>();
  let seed = 20261117;
  const draw = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  while (names.size < 500) {
    const letters = Array.from(staff[draw(staff.length)] ?? '').map((letter) => {
      const choices = Array.from(forgeries[letter.toLowerCase()] ?? '');
      return draw(3) === 0 ? (choices[draw(choices.length)] ?? letter) : letter;
    });
    names.add((frames[draw(frames.length)] ?? String)(letters.join('')));
  }
  return [...names];
}

function fullwidth(letter: string): string {
  const code = letter.charCodeAt(0);
  return code > 0x20 && code < 0x7f ? String.fromCharCode(code + 0xfee0) : letter;
}

test('500 forged names of staff are all seen', () => {
  const names = forgedNames();
  expect(names).toHaveLength(500);
  expect(names.filter((name) => !looksLikeStaff(name, staff))).toEqual([]);
});

test.each([
  'Danube Trading',
  'DANUBE-ACADEMY help',
  'Аdmin',
  'Support Team',
  'Moderator_1',
  'Vikt0r Hajna',
])('“%s” is seen', (name) => {
  expect(looksLikeStaff(name, staff)).toBe(true);
});

test.each([
  'Βίκτωρ Παπαδόπουλος',
  'Γεωργία Αλεξίου',
  'Виктория Петрова',
  'Иван Христов',
  'Viktor Novák',
  'Katharina Schmidt',
  'Tomáš Horváth',
  'Zuzana Nová',
  'Łukasz Żółć',
  'Seán Ó Briain',
  'Ana',
  'Tomas Benedek',
  'Modesta Rossi',
  'Staffan Berg',
  'Adminas Petrauskas',
  'Stefan Danubius',
])('%s is nobody but themselves', (name) => {
  expect(looksLikeStaff(name, staff)).toBe(false);
});
