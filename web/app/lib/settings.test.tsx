// @vitest-environment jsdom
import { toEntries } from '@danube/contract/settings/entries.ts';
import type { Field } from '@danube/contract/settings/field.ts';
import {
  groupNames,
  initialValues,
  settingsGroups,
} from '@danube/contract/settings/settings-groups.ts';
import type { ShownSettings } from '@danube/contract/settings/shown-settings.ts';
import type { Catalogue } from '@danube/contract/texts/translator.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useAcademy } from './academy.ts';
import { changesOf, SettingsProvider, useSettings } from './settings.tsx';
import { PageFrame } from './testing/page-frame.tsx';
import { RichText, useTexts } from './texts.tsx';

const english = import.meta.glob<Catalogue>('../../../locales/en/*.json', {
  eager: true,
  import: 'default',
});

afterEach(cleanup);

const noSettings: ShownSettings = { values: {}, words: {}, english: {} };

function Words() {
  const t = useTexts('hero', 'contact');
  const academy = useAcademy();
  return (
    <>
      <h1>
        <RichText k="hero.title" elements={{ em: <em /> }} />
      </h1>
      <p>{t('hero.browse', { number: 25 })}</p>
      <p>{t('contact.problems.refused')}</p>
      <p>{`${academy.brand.first}|${academy.brand.second}|${academy.phone.dialled}`}</p>
      <p>{useSettings('meeting').url}</p>
    </>
  );
}

function show(shown: Partial<ShownSettings> | undefined, language: 'en' | 'de' = 'en') {
  render(
    <PageFrame language={language} translated={{ contact: { problems: { refused: 'Nein' } } }}>
      <SettingsProvider shown={shown && { ...noSettings, ...shown }}>
        <Words />
      </SettingsProvider>
    </PageFrame>,
  );
}

describe('settings on a page', () => {
  it('are the initial ones where nothing was changed', () => {
    show(undefined);
    expect(screen.getByRole('heading').textContent).toBe(
      'Learn to read the line before you trade it.',
    );
    expect(screen.getByText('Danube|Trading Academy|+421255550142')).toBeDefined();
    expect(screen.getByText(/desk@danube-trading\.example/)).toBeDefined();
  });

  it('reword texts, with what they fill in and stress', () => {
    show({ words: { 'hero.title': 'Read <em>first</em>.', 'hero.browse': 'All {{number}}' } });
    expect(screen.getByRole('heading').innerHTML).toBe('Read <em>first</em>.');
    expect(screen.getByText('All 25')).toBeDefined();
  });

  it('show no markup but the text’s own', () => {
    show({ words: { 'hero.title': '<img src=x> <em>now</em>' } });
    expect(document.querySelector('img')).toBeNull();
  });

  it('let an English wording stand in only where English stands in', () => {
    show({ english: { 'hero.browse': 'All {{number}}', 'contact.problems.refused': 'No' } }, 'de');
    expect(screen.getByText('All 25')).toBeDefined();
    expect(screen.getByText('Nein')).toBeDefined();
  });

  it('change facts, and the address in every problem', () => {
    show({
      values: {
        academy: { name: 'Elbe School', phone: '+49 30 12 34', email: 'office@elbe.test' },
        meeting: { url: 'https://meet.test/' },
      },
    });
    expect(screen.getByText('Elbe|School|+49301234')).toBeDefined();
    expect(screen.getByText(/office@elbe\.test/)).toBeDefined();
    expect(screen.getByText('https://meet.test/')).toBeDefined();
  });

  it('say nothing where nothing differs', () => {
    expect(changesOf(noSettings)).toBeUndefined();
    expect(changesOf({ ...noSettings, words: { 'hero.title': 'x' } })).toBeDefined();
  });
});

const fields = groupNames.flatMap((group) =>
  Object.entries<Field>(settingsGroups[group].fields).map(([name, field]) => ({
    group,
    name,
    field,
  })),
);

describe('the register of settings', () => {
  it.each(fields.filter(({ field }) => field.kind === 'words'))(
    '$name is a text, and says what it fills in and stresses',
    ({ name, field }) => {
      const text = textAt(name);
      const values = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, value]) => value);
      const tags = [...text.matchAll(/<(\w+)>/g)].map(([, tag]) => tag);
      expect({ values, tags }).toEqual({ values: field.values ?? [], tags: field.tags ?? [] });
    },
  );

  it.each(fields.filter(({ field }) => field.kind !== 'words'))(
    '$name of $group has a label',
    ({ group, name }) => {
      expect(textAt(`settings.fields.${group}.${name}`)).not.toBe('');
    },
  );

  it.each(fields.filter(({ field }) => field.list))(
    '$name of $group labels what its entries are made of, and knows the first ones’ texts',
    ({ group, field }) => {
      for (const [name, { kind }] of Object.entries<Field>(field.list?.entry ?? {})) {
        expect(textAt(`settings.entries.${group}.${name}`), name).not.toBe('');
        if (kind !== 'wording') continue;
        for (const { id } of toEntries(field.initial)) {
          const key = field.list?.originalOf(id, name) ?? '';
          expect(textAt(key) || textAt(`${key}.first`), key).not.toBe('');
        }
      }
    },
  );

  it.each(groupNames)('%s has a name, an explanation and initial values', (group) => {
    expect(textAt(`settings.groups.${group}.title`)).not.toBe('');
    expect(textAt(`settings.groups.${group}.text`)).not.toBe('');
    expect(Object.keys(initialValues(group))).not.toHaveLength(0);
  });
});

function textAt(key: string): string {
  const [group, ...path] = key.split('.');
  let node: Catalogue | string | undefined = english[`../../../locales/en/${group}.json`];
  for (const part of path) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : '';
}
