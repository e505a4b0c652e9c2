import type {
  ItemKind,
  LessonKind,
  Platform,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

// The keys are also the filters' options: the contract's own lists would pull its schemas into the
// page.

export const kindTexts = {
  course: 'catalogue.kinds.course',
  book: 'catalogue.kinds.book',
  indicator: 'catalogue.kinds.indicator',
  package: 'catalogue.kinds.package',
  'fact-sheet': 'catalogue.kinds.factSheet',
} as const satisfies Record<ItemKind, TextKey>;

export const platformTexts = {
  tradingview: 'catalogue.platforms.tradingview',
  metatrader5: 'catalogue.platforms.metatrader5',
} as const satisfies Record<Platform, TextKey>;

export const lessonKindTexts = {
  text: 'courses.curriculum.kinds.text',
  video: 'courses.curriculum.kinds.video',
  file: 'courses.curriculum.kinds.file',
  quiz: 'courses.curriculum.kinds.quiz',
} as const satisfies Record<LessonKind, TextKey>;
