import { connect } from 'node:net';

/** Queries one number from Redis with a script, bypassing the product's client. */
export function queryRedis(redisUrl: string, script: string): Promise<number> {
  const { hostname, port } = new URL(redisUrl);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setEncoding('utf8');
    socket.on('error', reject);
    socket.on('data', (answer: string) => {
      socket.end();
      if (answer.startsWith(':')) resolve(Number.parseInt(answer.slice(1), 10));
      else reject(new Error(`redis answered ${answer}`));
    });
    const words = ['EVAL', script, '0'];
    const line = (word: string) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`;
    socket.write(`*${words.length}\r\n${words.map(line).join('')}`);
  });
}
