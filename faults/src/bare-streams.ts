// The minimum cost of holding event streams: a plain server that does nothing else. Runs
// standalone: `node bare-streams.ts <port>`, or with PORT.
import { createServer, type ServerResponse } from 'node:http';

const streams = new Set<ServerResponse>();

createServer((request, response) => {
  if (request.url === '/send') {
    for (const stream of streams) stream.write('data: {"topic":"content","tags":["events"]}\n\n');
    response.end();
    return;
  }
  if (request.url !== '/api/live') {
    response.end('ok');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('retry: 1000\n\n');
  streams.add(response);
  response.on('close', () => streams.delete(response));
}).listen(Number(process.argv[2] ?? process.env.PORT), '127.0.0.1');
