import type { LessonDraft, LessonText } from '@danube/contract/catalogue/draft/draft.schemas.ts';

export type Question = LessonText['questions'][number];

/** The questions as they are read, and for each the place of its right choice. */
export type Quiz = {
  readonly questions: readonly Question[];
  /** A place behind the last choice says that none is marked. */
  readonly answers: readonly number[];
};

export const mostQuestions = 40;
export const mostChoices = 6;
const firstChoices = 2;

export function quizOf(lesson: LessonDraft, text: LessonText | undefined): Quiz {
  const questions = text?.questions ?? [];
  return {
    questions,
    answers: questions.map(({ choices }, index) => lesson.answers[index] ?? unmarked(choices)),
  };
}

/** Undefined where no choice is marked. */
export function rightChoice({ questions, answers }: Quiz, index: number): number | undefined {
  const [question, answer] = [questions[index], answers[index]];
  return question && answer !== undefined && answer < question.choices.length ? answer : undefined;
}

export function addQuestion({ questions, answers }: Quiz): Quiz {
  const choices = Array.from({ length: firstChoices }, () => '');
  return {
    questions: [...questions, { prompt: '', choices, explanation: '' }],
    answers: [...answers, unmarked(choices)],
  };
}

export function removeQuestion({ questions, answers }: Quiz, index: number): Quiz {
  return { questions: questions.toSpliced(index, 1), answers: answers.toSpliced(index, 1) };
}

export function changeQuestion(quiz: Quiz, index: number, part: Partial<Question>): Quiz {
  const question = quiz.questions[index];
  if (!question) return quiz;
  return { ...quiz, questions: quiz.questions.toSpliced(index, 1, { ...question, ...part }) };
}

export function markChoice(quiz: Quiz, index: number, choice: number): Quiz {
  return { ...quiz, answers: quiz.answers.toSpliced(index, 1, choice) };
}

export function addChoice(quiz: Quiz, index: number): Quiz {
  const question = quiz.questions[index];
  if (!question || question.choices.length >= mostChoices) return quiz;
  const right = rightChoice(quiz, index);
  const choices = [...question.choices, ''];
  return markChoice(changeQuestion(quiz, index, { choices }), index, right ?? unmarked(choices));
}

/** The mark stays with its choice; where that one goes, none is marked. */
export function removeChoice(quiz: Quiz, index: number, choice: number): Quiz {
  const question = quiz.questions[index];
  if (!question) return quiz;
  const right = rightChoice(quiz, index);
  const choices = question.choices.toSpliced(choice, 1);
  const kept = right === undefined || right === choice ? unmarked(choices) : right;
  const moved = right !== undefined && right > choice ? right - 1 : kept;
  return markChoice(changeQuestion(quiz, index, { choices }), index, moved);
}

/** With the most choices there is no place behind the last one; then the first is taken. */
function unmarked(choices: readonly string[]): number {
  return choices.length < mostChoices ? choices.length : 0;
}
