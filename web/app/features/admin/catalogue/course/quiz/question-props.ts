import type {
  QuestionKey,
  QuestionType,
} from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { QuizEntry } from './quiz.ts';

/** Props of the fields of every question type. */
export type QuestionProps = {
  entry: QuizEntry;
  lang: LanguageCode;
  /** Replaces the question, in the original language. */
  write: (entry: QuizEntry) => void;
  /** Reorders its choices by index, in every language. */
  arrange: (places: readonly number[]) => void;
};

export type KeyOf<Type extends QuestionType> = Extract<QuestionKey, { type: Type }>;
