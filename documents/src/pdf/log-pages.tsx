import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { light } from '../brand.ts';
import type { Log } from './log.ts';

const line = { borderBottomWidth: 0.5, borderBottomColor: light.inkFaint };

const styles = StyleSheet.create({
  title: { fontSize: 18, lineHeight: 1.2, fontWeight: 300, color: light.ink, marginBottom: 4 },
  fields: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, marginBottom: 6 },
  field: { width: 156, height: 22, ...line, justifyContent: 'flex-end', paddingBottom: 3 },
  name: { fontSize: 7.5, color: light.inkFaint },
  question: { fontSize: 8.5, lineHeight: 1.35, fontWeight: 600, color: light.ink, marginTop: 7 },
  ruled: { height: 19, ...line },
  table: { marginTop: 11, borderWidth: 0.5, borderColor: light.inkFaint },
  row: { flexDirection: 'row' },
  rowBelow: { borderTopWidth: 0.5, borderTopColor: light.inkFaint },
  headCell: { fontSize: 7, color: light.ink, fontWeight: 600, paddingVertical: 3 },
  cell: { flexBasis: 0, paddingLeft: 4 },
  cellBeside: { borderLeftWidth: 0.5, borderLeftColor: light.rule },
  emptyCell: { height: 18 },
  checks: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, marginTop: 9 },
  check: { width: 156, flexDirection: 'row', alignItems: 'center', gap: 6, height: 16 },
  box: { width: 8.5, height: 8.5, borderWidth: 0.8, borderColor: light.river },
  checkText: { fontSize: 8, color: light.inkSoft },
});

/** The content of each page: one per session, and a review after every few. */
export function logPages(log: Log): ReactElement[] {
  return Array.from({ length: log.count }, (_, index) => index + 1).flatMap((number) => {
    const session = <SessionPage key={`session ${number}`} log={log} number={number} />;
    if (number % log.review.every !== 0) return [session];
    return [session, <ReviewPage key={`review ${number}`} log={log} last={number} />];
  });
}

function SessionPage({ log, number }: { log: Log; number: number }) {
  return (
    <View>
      <Text style={styles.title}>{`${log.title} ${number}`}</Text>
      <Fields names={log.fields} />
      {log.before.map((question) => (
        <Question key={question} question={question} lines={2} />
      ))}
      <View style={styles.table}>
        <View style={styles.row}>
          {log.columns.map(({ name, share }, index) => (
            <View key={name} style={[cellStyle(index), { flexGrow: share }]}>
              <Text style={styles.headCell}>{name}</Text>
            </View>
          ))}
        </View>
        {Array.from({ length: log.rows }, (_, row) => row + 1).map((row) => (
          <View key={row} style={[styles.row, styles.rowBelow]}>
            {log.columns.map(({ name, share }, index) => (
              <View key={name} style={[cellStyle(index), styles.emptyCell, { flexGrow: share }]} />
            ))}
          </View>
        ))}
      </View>
      <View style={styles.checks}>
        {log.checks.map((check) => (
          <View key={check} style={styles.check}>
            <View style={styles.box} />
            <Text style={styles.checkText}>{check}</Text>
          </View>
        ))}
      </View>
      {log.after.map((question) => (
        <Question key={question} question={question} lines={2} />
      ))}
    </View>
  );
}

function cellStyle(index: number) {
  return index === 0 ? styles.cell : { ...styles.cell, ...styles.cellBeside };
}

function ReviewPage({ log, last }: { log: Log; last: number }) {
  const { review } = log;
  return (
    <View>
      <Text style={styles.title}>{`${review.title} ${last - review.every + 1}–${last}`}</Text>
      <Fields names={review.fields} />
      {review.questions.map((question) => (
        <Question key={question} question={question} lines={3} />
      ))}
    </View>
  );
}

function Fields({ names }: { names: readonly string[] }) {
  return (
    <View style={styles.fields}>
      {names.map((name) => (
        <View key={name} style={styles.field}>
          <Text style={styles.name}>{name}</Text>
        </View>
      ))}
    </View>
  );
}

function Question({ question, lines }: { question: string; lines: number }) {
  return (
    <View>
      <Text style={styles.question}>{question}</Text>
      {Array.from({ length: lines }, (_, place) => place + 1).map((place) => (
        <View key={place} style={styles.ruled} />
      ))}
    </View>
  );
}
