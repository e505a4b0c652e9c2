import { data } from 'react-router';
import { NewsletterPage } from '../features/site/newsletter/newsletter-page.tsx';
import { submitNewsletterForm } from '../features/site/newsletter/submit-newsletter-form.ts';
import { statusOf } from '../lib/failure.ts';
import { PageHead } from '../lib/page-url.tsx';
import { useTexts } from '../lib/texts.tsx';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/newsletter.ts';

/** For a form submitted before hydration, from any page. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, reportError } = context.get(pageRequest);
  const outcome = await submitNewsletterForm(
    api.newsletter.subscribe,
    await request.formData(),
    (error) => {
      if (statusOf(error) === null) reportError(error);
    },
  );
  return data(outcome, { status: outcome.step === 'refused' ? 422 : 200 });
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const t = useTexts('newsletter');
  return (
    <>
      <PageHead
        title={t('newsletter.head.title')}
        description={t('newsletter.head.description')}
        isIndexed={false}
      />
      <NewsletterPage outcome={actionData ?? null} />
    </>
  );
}
