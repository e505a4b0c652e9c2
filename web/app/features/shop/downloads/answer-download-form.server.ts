import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { isLanguageCode } from '@danube/contract/locale.ts';
import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { ORPCError } from '@orpc/client';
import { data, redirect } from 'react-router';
import type { Api } from '../../../lib/api.ts';
import { registerPath } from '../../account/registration/prompt.ts';
import { type DownloadProblem, downloadProblem } from './download-problem.ts';

const wish = { item: itemIdSchema, file: fileIdSchema };

/**
 * For a button that was pressed before the application started: leads a member to the file and a
 * visitor to an account; where there is no file, the page says why.
 */
export async function answerDownloadForm(
  ask: Api['downloads']['request'],
  request: Request,
  onFailure: (error: unknown) => void,
) {
  const form = await request.formData();
  const item = wish.item.safeParse(form.get('item'));
  const file = wish.file.safeParse(form.get('file'));
  if (!item.success || !file.success) return refused({ code: 'BAD_REQUEST', details: null }, 400);
  try {
    const { url } = await ask({ item: item.data, file: file.data });
    return redirect(url, 303);
  } catch (error) {
    if (!(error instanceof ORPCError)) onFailure(error);
    if (error instanceof ORPCError && error.code === 'UNAUTHORIZED') {
      return redirect(registerAddress(request), 303);
    }
    return refused(downloadProblem(error), error instanceof ORPCError ? error.status : 503);
  }
}

function refused(problem: DownloadProblem, status: number) {
  return data(problem, { status });
}

function registerAddress({ url }: Request): string {
  const lang = new URL(url).searchParams.get('lang');
  return isLanguageCode(lang) ? `${registerPath}&lang=${lang}` : registerPath;
}
