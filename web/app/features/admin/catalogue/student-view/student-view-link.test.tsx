// @vitest-environment jsdom
import { slugSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { makeCourse, makeEdition } from '../catalogue-admin.factory.ts';
import { EditorProvider, useEditor } from '../editor/use-editor.tsx';
import { StudentViewLink } from './student-view-link.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const slug = slugSchema.parse('renamed');

function Screen() {
  const { edit } = useEditor();
  return (
    <>
      <button type="button" onClick={() => edit({ edit: 'facts', facts: { slug } })}>
        Rename
      </button>
      <StudentViewLink lesson={{ id: 'lesson-1' }} />
      <output>{useLocation().pathname}</output>
    </>
  );
}

it('opens the lesson under the URL that saving has just given the course', async () => {
  const edition = makeEdition(makeCourse());
  const renamed = makeEdition({ ...edition.draft, slug }, { revision: edition.revision + 1 });
  network.answer({ 'catalogueAdmin.edit': () => renamed });
  render(
    <PageFrame>
      <EditorProvider edition={edition}>
        <Screen />
      </EditorProvider>
    </PageFrame>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Rename' }));
  await userEvent.click(screen.getByRole('link', { name: 'View as student' }));
  expect(await screen.findByText('/admin/courses/renamed/lessons/lesson-1')).toBeDefined();
});
