import { callProcedure } from '../visitor.ts';
import { type Act, requireSuccess, resultOf, seenAs } from './act.ts';

export const publishItem: Act = {
  name: 'Publish an item',
  async prepare(scene) {
    const { stage, web, adminCookie: cookie } = scene;
    const call = (procedure: string, input: unknown) =>
      callProcedure(web.url, `blogAdmin/${procedure}`, { cookie, input });
    const name = scene.newName();
    const created = await call('create', { title: `A post: ${name}`, originalLanguage: 'en' });
    const { id, revision } = resultOf<Edition>(requireSuccess(created));
    const edited = await call('edit', { id, revision, edits });
    const ready = resultOf<Edition>(requireSuccess(edited));
    return {
      play: async () => seenAs(await call('publish', { id, revision: ready.revision, at: null })),
      async findDamage() {
        const [post] = await stage.query<{ is_public: boolean; version: number }>(
          'select is_public, version from blog_posts where id = $1',
          [id],
        );
        return post?.is_public && post.version === 1 ? [] : ['a post that is not public once'];
      },
    };
  },
};

type Edition = { readonly id: string; readonly revision: number };

const edits = [
  { edit: 'facts', facts: { author: 'katharina-lindner' } },
  {
    edit: 'text',
    language: 'en',
    text: { summary: 'What to write down after a session.', body: 'Write down what you felt.' },
  },
];
