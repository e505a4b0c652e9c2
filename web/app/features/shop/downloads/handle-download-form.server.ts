import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { isLanguageCode } from '@danube/contract/locale.ts';
import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { safe } from '@orpc/client';
import { data, redirect } from 'react-router';
import type { Api } from '../../../lib/api.ts';
import { failureOf, hasCode, statusOf } from '../../../lib/failure.ts';
import { registerPath } from '../../account/registration/prompt.ts';
import type { DownloadProblem } from './download-problem.ts';

const input = { item: itemIdSchema, file: fileIdSchema };

/**
 * For a button pressed before hydration: redirects a member to the file and a visitor to
 * registration; if there is no file, the page says why.
 */
export async function handleDownloadForm(
  ask: Api['downloads']['request'],
  request: Request,
  onFailure: (error: unknown) => void,
) {
  const form = await request.formData();
  const item = input.item.safeParse(form.get('item'));
  const file = input.file.safeParse(form.get('file'));
  if (!item.success || !file.success)
    return rejection({ code: 'BAD_REQUEST', data: { issues: [] } }, 400);
  const { error, data: link } = await safe(ask({ item: item.data, file: file.data }));
  if (!error) return redirect(link.url, 303);
  const status = statusOf(error);
  if (status === null) onFailure(error);
  if (hasCode(error, 'UNAUTHORIZED')) return redirect(registerUrl(request), 303);
  return rejection(failureOf(error), status ?? 503);
}

function rejection(problem: DownloadProblem, status: number) {
  return data(problem, { status });
}

function registerUrl({ url }: Request): string {
  const lang = new URL(url).searchParams.get('lang');
  return isLanguageCode(lang) ? `${registerPath}&lang=${lang}` : registerPath;
}
