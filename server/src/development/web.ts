import { join } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { readEnvironment } from '../env.ts';
import type { WebBuild } from '../http/web-build.ts';
import { createLogger } from '../platform/logger.ts';
import { runUntilSignal } from '../run-until-signal.ts';
import { serve } from '../serve.ts';

/**
 * The web server with Vite in front: edits to web/ are hot-reloaded, edits to server/ restart it.
 */
const env = readEnvironment({ ...process.env, NODE_ENV: 'development' });
const logger = createLogger({ level: env.LOG_LEVEL, name: 'web' });
let vite: ViteDevServer | undefined;

await runUntilSignal(logger, async () => {
  const program = await serve(env, logger, {
    assets: null,
    // Vite serves the module from source; it has the same shape as the build.
    loadWeb: async () => (await vite?.ssrLoadModule('/app/page-handler.ts')) as WebBuild,
    async wrap(listener, server) {
      const front = await createVite({
        root: join(env.APPLICATION_ROOT, 'web'),
        configFile: join(env.APPLICATION_ROOT, 'web/vite.config.ts'),
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server } },
      });
      vite = front;
      return (request, response) =>
        front.middlewares(request, response, () => listener(request, response));
    },
  });
  return {
    async close() {
      await vite?.close();
      await program.close();
    },
  };
});
