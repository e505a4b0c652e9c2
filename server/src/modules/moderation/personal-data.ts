import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import { clearTextsOf, findEventsByActor, findHistory } from './events.repository.ts';
import { clearStatementsOf, findStatementsOf } from './statements.repository.ts';

/** Decisions about a person and their own reports; who reported them stays confidential. */
export const moderationSource: PersonalDataSource = {
  name: 'moderation',
  async read(tx, userId) {
    const statements = await findStatementsOf(tx, userId);
    const notes = (await findHistory(tx, userId, 1000)).filter(({ kind }) => kind === 'note');
    const acts = await findEventsByActor(tx, userId);
    return {
      decisions: statements.map(({ personId: _own, caseKey: _key, ...statement }) => statement),
      notes: notes.map(({ at, text }) => ({ at, text })),
      reports: acts
        .filter(({ kind }) => kind === 'report')
        .map(({ at, rule, text, quote, pictureAlt }) => ({ at, rule, text, quote, pictureAlt })),
      appeals: acts
        .filter(({ kind }) => kind === 'appeal')
        .map(({ at, text, statementId }) => ({ at, text, statementId })),
    };
  },
  // The events stay for the yearly figures, without any text by or about the person.
  async erase(tx, userId) {
    await clearTextsOf(tx, userId);
    await clearStatementsOf(tx, userId);
  },
};
