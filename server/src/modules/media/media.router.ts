import { mediaContract } from '@danube/contract/media/media.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { exportCsv } from './files/export-csv.ts';
import { linkFile } from './files/link-file.ts';
import { listFiles } from './files/list-files.ts';
import { readFile } from './files/read-file.ts';
import { removeFile } from './files/remove-file.ts';
import { removeOrphans } from './files/remove-orphans.ts';
import type { MediaDependencies } from './media.dependencies.ts';
import { abandonUpload } from './uploads/abandon-upload.ts';
import { beginUpload } from './uploads/begin-upload.ts';
import { completeUpload } from './uploads/complete-upload.ts';
import { readUpload } from './uploads/read-upload.ts';
import { signParts } from './uploads/sign-parts.ts';

export function createMediaRouter(deps: MediaDependencies) {
  const os = implement(mediaContract).$context<RequestContext>().use(guard);
  return os.router({
    beginUpload: os.beginUpload.handler(({ input, context }) =>
      beginUpload(deps, requireActionContext(context), input),
    ),
    readUpload: os.readUpload.handler(({ input, context }) =>
      readUpload(deps, requireActionContext(context), input.fileId),
    ),
    signParts: os.signParts.handler(({ input, context }) =>
      signParts(deps, requireActionContext(context), input),
    ),
    completeUpload: os.completeUpload.handler(({ input, context }) =>
      completeUpload(deps, requireActionContext(context), input),
    ),
    abandonUpload: os.abandonUpload.handler(async ({ input, context }) => ({
      abandoned: await abandonUpload(deps, requireActionContext(context), input.fileId),
    })),
    list: os.list.handler(({ input }) => listFiles(deps, input)),
    exportCsv: os.exportCsv.handler(({ input, context }) =>
      exportCsv(deps, requireActionContext(context), input),
    ),
    read: os.read.handler(({ input }) => readFile(deps, input.fileId)),
    link: os.link.handler(({ input, context }) =>
      linkFile(deps, requireActionContext(context), input.fileId),
    ),
    remove: os.remove.handler(async ({ input, context }) => ({
      removed: await removeFile(deps, requireActionContext(context), input.fileId),
    })),
    removeOrphans: os.removeOrphans.handler(({ context }) =>
      removeOrphans(deps, requireActionContext(context)),
    ),
  });
}
