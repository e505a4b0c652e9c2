import { type ActionContext, auditFieldsOf } from '../../platform/action-context.ts';
import type { Storage } from '../../platform/storage.ts';
import { redactMessage } from './check-parts.ts';
import type { EnvironmentsDependencies } from './environments.dependencies.ts';

type Outcome = { isWorking: boolean; message: string | null };

/** Writes a small file to storage, reads it back and removes it. */
export async function testUpload(
  deps: Pick<EnvironmentsDependencies, 'storage' | 'ids' | 'transact'>,
  act: ActionContext,
): Promise<Outcome> {
  const outcome = await attempt(deps.storage, deps.ids.uuid());
  await deps.transact(async ({ audit }) => {
    audit({
      ...auditFieldsOf(act),
      action: 'environments.test-upload',
      target: { kind: 'environment', id: 'storage' },
      after: { isWorking: outcome.isWorking },
    });
  });
  return outcome;
}

async function attempt(storage: Storage | null, name: string): Promise<Outcome> {
  if (!storage) return { isWorking: false, message: null };
  const key = `upload-tests/${name}.txt`;
  try {
    await storage.put(key, name, { contentType: 'text/plain' });
    const found = await storage.head(key);
    await storage.remove(key);
    const isWorking = found?.contentLength === name.length;
    return { isWorking, message: isWorking ? null : 'the file came back different' };
  } catch (error) {
    return { isWorking: false, message: redactMessage(error) };
  }
}
