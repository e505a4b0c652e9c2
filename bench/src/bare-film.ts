// A minimal page that plays another server's preview segments from memory.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const source = process.env.SOURCE ?? '';
const list = await (await fetch(`${source}/preview.m3u8`)).text();
const names = [...list.matchAll(/preview\/[\w.]+/g)].map(([name]) => name);
const segments = new Map<string, ArrayBuffer>();
for (const name of names) {
  segments.set(name, await (await fetch(`${source}/${name}`)).arrayBuffer());
}
const program = await readFile(
  fileURLToPath(import.meta.resolve('hls.js/dist/hls.light.min.js')),
  'utf8',
);

const page = `<!doctype html>
<title>A film</title>
<video muted playsinline width="960" height="540"></video>
<button>Play</button>
<script src="/hls.js"></script>
<script>
  const video = document.querySelector('video');
  document.querySelector('button').onclick = () => {
    const hls = new Hls();
    hls.loadSource('/preview.m3u8');
    hls.attachMedia(video);
    void video.play();
  };
</script>`;

const app = new Hono();
app.get('/healthz', (c) => c.text('ok'));
app.get('/', (c) => c.html(page));
app.get('/hls.js', (c) => c.body(program, 200, { 'content-type': 'text/javascript' }));
app.get('/preview.m3u8', (c) =>
  c.body(list, 200, { 'content-type': 'application/vnd.apple.mpegurl' }),
);
app.get('/preview/:name', (c) => {
  const segment = segments.get(`preview/${c.req.param('name')}`);
  return segment ? c.body(segment, 200, { 'content-type': 'video/mp4' }) : c.notFound();
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) });
