import {
  readStudentView,
  studentViewPath,
} from '../features/admin/catalogue/student-view/student-view.ts';
import { StudentViewBar } from '../features/admin/catalogue/student-view/student-view-bar.tsx';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { editorPath, kindPages } from '../features/admin/kit/item-kinds.ts';
import { LessonPreviewView } from '../features/learn/learning/preview/lesson-preview-view.tsx';
import { lessonTerms } from '../features/site/glossary/lesson-terms.ts';
import { useLocalPath } from '../lib/local-path.ts';
import { linkTerms } from '../lib/markdown/link-terms.ts';
import { parseMarkdown } from '../lib/markdown/parse-markdown.ts';
import { useTexts } from '../lib/texts.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { orNotFound } from '../page/read-item-page.ts';
import type { Route } from './+types/admin-lesson-preview.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, language: page } = context.get(pageRequest);
  const reading = api.catalogueAdmin.find({ kind: 'course', slug: params.slug });
  const { id, draft } = await readForPage(orNotFound(reading));
  const view = { language: page, ...readStudentView(url.searchParams) };
  const [previewed, terms] = await readForPage(
    Promise.all([
      orNotFound(api.learningAdmin.previewLesson({ course: id, lesson: params.lesson, ...view })),
      api.glossary.links(),
    ]),
  );
  const { lesson } = previewed;
  const language = lesson.fieldLanguages?.body ?? lesson.language;
  const linked = lessonTerms(terms, { course: draft.slug, slug: lesson.slug, language });
  return {
    ...previewed,
    view,
    slug: draft.slug,
    body: linkTerms(parseMarkdown(lesson.body), linked),
  };
}

export default function AdminLessonPreview({ loaderData }: Route.ComponentProps) {
  const { course, lesson, versions, view, slug, body } = loaderData;
  const t = useTexts('editor', 'admin');
  const localPath = useLocalPath();
  const crumbs = [
    { label: t('admin.catalogue.courses'), to: localPath(kindPages.course.list) },
    { label: course.title, to: localPath(editorPath('course', slug)) },
    { label: lesson.title },
  ];
  return (
    <AdminLayout title={t('editor.studentView.label')} crumbs={crumbs}>
      <StudentViewBar course={slug} lesson={lesson} view={view} versions={versions} />
      <LessonPreviewView
        // Starts over with every lesson, version and language.
        key={`${lesson.id} ${view.version} ${view.language}`}
        course={course}
        lesson={lesson}
        body={body}
        version={view.version}
        language={view.language}
        pathTo={(other) => studentViewPath({ course: slug, lesson: other }, view)}
      />
    </AdminLayout>
  );
}
