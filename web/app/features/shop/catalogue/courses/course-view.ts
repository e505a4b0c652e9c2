import type {
  CoursePage,
  FreeLesson,
  ItemCard,
  LessonOutline,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ProseBlock } from '../../../../lib/markdown/prose-tree.ts';

type CfdMark = {
  /** CFDs are mentioned, so a risk warning is required. */
  readonly hasCfds: boolean;
};

/** The data of a course's page, with parsed Markdown. */
export type CourseView = Omit<CoursePage, 'description' | 'faq'> &
  CfdMark & {
    readonly description: readonly ProseBlock[];
    readonly faq: readonly { readonly question: string; readonly answer: readonly ProseBlock[] }[];
  };

/** The data of a free lesson's page. */
export type LessonView = Omit<FreeLesson, 'body'> &
  CfdMark & {
    readonly body: readonly ProseBlock[];
    /** The lessons of its module, including itself. */
    readonly neighbours: readonly LessonOutline[];
    readonly cover: ItemCard['cover'];
    readonly courseLanguage: ItemCard['language'];
  };

/** The lesson that a visitor can start with. */
export function firstFreeLesson({ modules }: Pick<CoursePage, 'modules'>) {
  return modules.flatMap(({ lessons }) => lessons).find(({ isFree }) => isFree);
}
