import { lessonIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { gradeTrade } from '@danube/contract/learning/grade-trade.ts';
import {
  type Answer,
  type Attempt,
  attemptIdSchema,
  type GradedQuestion,
  type QuizQuestion,
  type QuizResult,
  type QuizTrade,
  type Solution,
} from '@danube/contract/learning/quiz.schemas.ts';
import type { QuizLesson } from './use-quiz.ts';

const lessonId = lessonIdSchema.parse('0198f3a2-7c1e-7b6a-9d43-00000000a001');
const attemptId = attemptIdSchema.parse('0198f3a2-7c1e-7b6a-9d43-00000000a002');

export function makeQuizLesson(overrides: Partial<QuizLesson> = {}): QuizLesson {
  return { id: lessonId, quiz: { asked: 5, best: null }, isDone: false, ...overrides };
}

const choices = (...texts: string[]) => texts.map((text, place) => ({ place, text }));

/** From 23,900 to 24,080 and back to 24,000, in whole points. */
function makeBars(): QuizTrade['bars'] {
  const closes = [23_920, 23_950, 23_935, 23_980, 24_040, 24_020, 24_070, 24_035, 24_010, 24_000];
  return closes.map((close, index) => {
    const open = closes[index - 1] ?? 23_905;
    return { open, close, high: Math.max(open, close) + 10, low: Math.min(open, close) - 5 };
  });
}

/** Long from 24,000 on an account of €10,000: a risk of 1 % for twice the reward. */
export function makeTradeQuestion(overrides: Partial<QuizTrade> = {}): QuizTrade {
  return {
    number: 5,
    type: 'trade',
    prompt: 'Plan a long trade from the last bar.',
    bars: makeBars(),
    side: 'long',
    account: 10_000,
    pointValue: 1,
    maxRisk: 1,
    minRewardToRisk: 2,
    ...overrides,
  };
}

/** One question of each type. */
export const oneOfEach: readonly QuizQuestion[] = [
  {
    number: 1,
    type: 'single',
    prompt: 'Where does a stop belong?',
    choices: choices(
      'At a round number.',
      'Where the idea is wrong.',
      'As far as the margin lets.',
    ),
  },
  {
    number: 2,
    type: 'several',
    prompt: 'Which of these cost money overnight?',
    choices: choices('Financing', 'A limit order', 'A gap against the position'),
  },
  { number: 3, type: 'numeric', prompt: 'How many contracts are that?' },
  {
    number: 4,
    type: 'order',
    prompt: 'In which order is a position sized?',
    choices: choices('Work out the size', 'Find the stop', 'Measure the distance'),
  },
  makeTradeQuestion(),
];

export function makeAttempt(overrides: Partial<Attempt> = {}): Attempt {
  return { id: attemptId, language: 'en', questions: [...oneOfEach], ...overrides };
}

export function makeGraded(
  question: QuizQuestion,
  overrides: Partial<GradedQuestion> = {},
): GradedQuestion {
  const { answer = null } = overrides;
  return {
    question,
    answer,
    isRight: false,
    solution: solutionOf(question, answer),
    explanation: `Why question ${question.number} is so.`,
    ...overrides,
  };
}

function solutionOf(question: QuizQuestion, answer: Answer): Solution {
  switch (question.type) {
    case 'single':
      return { type: 'single', place: 1 };
    case 'several':
      return { type: 'several', places: [0, 2] };
    case 'numeric':
      return { type: 'numeric', value: 2.5, tolerance: 0.5 };
    case 'order':
      return { type: 'order', places: [1, 2, 0] };
    case 'trade': {
      const emptyTrade = { entry: null, stop: null, target: null, units: null };
      const trade = answer?.type === 'trade' ? answer.trade : emptyTrade;
      return { type: 'trade', rules: gradeTrade(question, trade) };
    }
  }
}

export function makeResult(overrides: Partial<QuizResult> = {}): QuizResult {
  const { questions = oneOfEach.map((question) => makeGraded(question)) } = overrides;
  return {
    id: attemptId,
    right: questions.filter(({ isRight }) => isRight).length,
    asked: questions.length,
    isPassed: false,
    handedInAt: new Date('2026-03-02T10:00:00Z'),
    questions,
    ...overrides,
  };
}
