import { describe, expect, test } from 'vitest';
import { type FraudSignals, screenSale } from './screen-sale.ts';

const nobody: FraudSignals = {
  buyer: {
    userId: 'buyer',
    emails: ['milena@example.org'],
    name: 'Milena Novak',
    ibans: [],
    card: null,
  },
  rep: {
    userId: 'rep',
    email: 'tomas.balaz@gmail.com',
    names: ['Tomáš Baláž'],
    iban: 'digest',
    cards: ['card'],
  },
  inviters: [],
  ordersInHour: 0,
};

const by = (buyer: Partial<FraudSignals['buyer']>): FraudSignals => ({
  ...nobody,
  buyer: { ...nobody.buyer, ...buyer },
});

test('a stranger is no suspect', () => {
  expect(screenSale(nobody)).toEqual([]);
});

describe('the representative as a buyer is found', () => {
  test.each([
    'tomas.balaz@gmail.com',
    'tomasbalaz@gmail.com',
    'TomasBalaz@Gmail.com',
    'tomas.balaz+x@gmail.com',
    't.o.m.a.s.b.a.l.a.z@gmail.com',
    'tomasbalaz@googlemail.com',
    'TOMAS.BALAZ+shop@googlemail.com',
    'tomasbalaz+1@gmail.com',
    ' tomas.balaz@googlemail.com ',
    'tomasbalaz+a.b@gmail.com',
    'ｔomasbalaz@gmail.com',
    'tomas..balaz@gmail.com',
  ])('by the mailbox %s', (email) => {
    expect(screenSale(by({ emails: [email] }))).toEqual(['sameMail']);
  });

  test.each(['Tomáš Baláž', 'TOMAS BALAZ', 'Baláž, Tomáš', ' tomas  balaz '])(
    'by the name %s',
    (name) => {
      expect(screenSale(by({ name }))).toEqual(['sameName']);
    },
  );

  test('by account, IBAN and card', () => {
    const buyer = { userId: 'rep', ibans: ['other', 'digest'], card: 'card' };
    expect(screenSale(by(buyer))).toEqual(['sameAccount', 'sameIban', 'sameCard']);
  });
});

test('whoever invited the representative makes a circle', () => {
  expect(screenSale({ ...nobody, inviters: ['someone', 'buyer'] })).toEqual(['circle']);
});

test('a burst begins with the eleventh order of an hour', () => {
  expect(screenSale({ ...nobody, ordersInHour: 9 })).toEqual([]);
  expect(screenSale({ ...nobody, ordersInHour: 10 })).toEqual(['burst']);
});

test('what is missing matches nothing', () => {
  const unknown = { userId: null, email: null, names: [''], iban: null, cards: [] };
  const sale = { ...by({ userId: null, name: '', ibans: [] }), rep: unknown };
  expect(screenSale(sale)).toEqual([]);
});
