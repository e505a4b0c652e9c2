import { data } from 'react-router';
import { ContactHead } from '../features/site/contact/contact-head.tsx';
import { ContactPage } from '../features/site/contact/contact-page.tsx';
import { submitContactForm } from '../features/site/contact/submit-contact-form.ts';
import { statusOf } from '../lib/failure.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/contact.ts';

/** For a form submitted before hydration. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, reportError } = context.get(pageRequest);
  const outcome = await submitContactForm(api.contact.send, await request.formData(), (error) => {
    if (statusOf(error) === null) reportError(error);
  });
  return data(outcome, { status: outcome.step === 'refused' ? 422 : 200 });
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <>
      <ContactHead />
      <ContactPage outcome={actionData ?? null} />
    </>
  );
}
