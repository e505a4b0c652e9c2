import type {
  QuestionKey,
  QuestionType,
} from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { QuizEntry } from './quiz.ts';

/** What the fields of every type of question are given. */
export type QuestionProps = {
  entry: QuizEntry;
  lang: LanguageCode;
  /** The question again, in the original language. */
  write: (entry: QuizEntry) => void;
  /** Its choices in this order of their places, in every language. */
  arrange: (places: readonly number[]) => void;
};

export type KeyOf<Type extends QuestionType> = Extract<QuestionKey, { type: Type }>;
