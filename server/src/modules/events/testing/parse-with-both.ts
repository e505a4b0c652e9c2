import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { expect } from 'vitest';

export type ParsedEntry = {
  readonly uid: string;
  readonly sequence: number;
  readonly start: Date;
  readonly end: Date;
  readonly isCancelled: boolean;
};

/** The only entry of a calendar, parsed by two independent libraries that must agree. */
export function parseWithBoth(calendar: string): ParsedEntry {
  const one = parseWithIcalJs(calendar);
  expect(parseWithNodeIcal(calendar)).toEqual(one);
  return one;
}

function parseWithIcalJs(calendar: string): ParsedEntry {
  const root = new ICAL.Component(ICAL.parse(calendar));
  const [entry] = root.getAllSubcomponents('vevent');
  if (!entry) throw new Error('ical.js found no entry');
  const event = new ICAL.Event(entry);
  return {
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate(),
    end: event.endDate.toJSDate(),
    isCancelled: entry.getFirstPropertyValue('status') === 'CANCELLED',
  };
}

function parseWithNodeIcal(calendar: string): ParsedEntry {
  const read = Object.values(nodeIcal.sync.parseICS(calendar));
  const entry = read.find((part) => part?.type === 'VEVENT');
  if (entry?.type !== 'VEVENT') throw new Error('node-ical found no entry');
  return {
    uid: entry.uid,
    sequence: Number(entry.sequence),
    start: new Date(entry.start.getTime()),
    end: new Date(entry.end?.getTime() ?? Number.NaN),
    isCancelled: entry.status === 'CANCELLED',
  };
}
