import { join } from 'node:path';
import { readEnvironment } from './env.ts';
import { createAssets } from './http/assets.ts';
import { loadBuiltWeb } from './http/web-build.ts';
import { createLogger } from './platform/logger.ts';
import { startTracing } from './platform/tracing.ts';
import { runUntilSignal } from './run-until-signal.ts';
import { serve } from './serve.ts';

const env = readEnvironment(process.env);
const logger = createLogger({ level: env.LOG_LEVEL, name: 'web' });

await runUntilSignal(logger, async () => {
  const tracing = await startTracing({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    serviceName: 'danube-web',
  });
  const program = await serve(env, logger, {
    loadWeb: loadBuiltWeb(env.APPLICATION_ROOT),
    assets: createAssets(join(env.APPLICATION_ROOT, 'web/build/client')),
  });
  return {
    async close() {
      await program.close();
      await tracing.stop();
    },
  };
});
