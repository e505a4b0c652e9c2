import type { EventType } from '@danube/contract/events/events.schemas.ts';
import { Text, View } from '@react-pdf/renderer';
import { formatMinutes } from '../format-moment.ts';
import type { TextKey, Texts } from '../texts.ts';
import { colourOfType, styles } from './pdf-style.ts';
import type { ProgrammeSession } from './programme-sessions.ts';

const nameOfType: Record<EventType, TextKey> = {
  live_trading: 'programme.type.live_trading',
  other: 'programme.type.other',
};

type SessionRowProps = { session: ProgrammeSession; texts: Texts };

/** One session. Rows are never split, and each shows its day, so a page may break anywhere. */
export function SessionRow({ session, texts }: SessionRowProps) {
  return (
    <View style={session.opensDay ? [styles.row, styles.rowOfNewDay] : styles.row} wrap={false}>
      <View style={styles.dayColumn}>
        {session.opensDay ? <DayNumeral session={session} /> : <RepeatedDay session={session} />}
      </View>
      <View style={session.opensDay ? styles.session : [styles.session, styles.sessionOfSameDay]}>
        <Hours session={session} texts={texts} />
        <About session={session} texts={texts} />
      </View>
    </View>
  );
}

function DayNumeral({ session: { moment } }: { session: ProgrammeSession }) {
  return (
    <>
      <Text style={styles.dayWord}>{moment.weekday}</Text>
      <Text style={styles.numeral}>{moment.day}</Text>
      <Text style={styles.dayWord}>{moment.month}</Text>
    </>
  );
}

function RepeatedDay({ session: { moment } }: { session: ProgrammeSession }) {
  return <Text style={styles.dayAgain}>{`${moment.weekday} ${moment.day}`}</Text>;
}

function Hours({ session, texts: { language, translate } }: SessionRowProps) {
  const { durationMinutes, isAllDay } = session.occurrence;
  return (
    <View style={styles.hours}>
      <Text style={styles.time}>
        {isAllDay ? translate('programme.allDay') : session.moment.time}
      </Text>
      {!isAllDay && <Text style={styles.quiet}>{formatMinutes(durationMinutes, language)}</Text>}
    </View>
  );
}

function About({ session, texts: { translate } }: SessionRowProps) {
  const { title, description, type } = session.occurrence;
  return (
    <View style={styles.about}>
      <Text style={styles.sessionTitle}>{title}</Text>
      <View style={styles.type}>
        <View style={[styles.typeMark, { backgroundColor: colourOfType[type] }]} />
        <Text style={[styles.typeName, { color: colourOfType[type] }]}>
          {translate(nameOfType[type])}
        </Text>
      </View>
      {description !== '' && <Text style={styles.description}>{description}</Text>}
    </View>
  );
}
