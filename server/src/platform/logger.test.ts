import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function capture() {
  let text = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString('utf8');
      done();
    },
  });
  return { logger: createLogger({ level: 'info', name: 'test' }, sink), text: () => text };
}

test('writes no secret of the first three levels of the object', () => {
  const { logger, text } = capture();
  logger.info({ password: 'hunter2' });
  logger.info({ body: { token: 'hunter2', newPassword: 'hunter2' } });
  logger.info({ request: { headers: { cookie: 'hunter2', authorization: 'hunter2' } } });
  expect(text()).not.toContain('hunter2');
  expect(text().match(/\[redacted\]/g)).toHaveLength(5);
});

test('keeps a line a line, whatever a visitor writes', () => {
  const { logger, text } = capture();
  logger.info({ path: '/x\n{"level":60,"msg":"forged"}' }, 'request');
  expect(text().trimEnd().split('\n')).toHaveLength(1);
});

test('leaves out the values of a query that failed', () => {
  const lines: string[] = [];
  const logger = createLogger(
    { level: 'info', name: 'test' },
    { write: (line) => lines.push(line) },
  );
  const query = 'select * from users where email = $1';
  const params = ['ines@example.org'];
  const inner = Object.assign(new Error(`Failed query: ${query}\nparams: ${params}`), {
    query,
    params,
  });
  logger.error({ err: new Error('page failed', { cause: inner }) }, 'page failed');
  logger.error({ err: inner }, 'procedure failed');
  expect(lines.join('')).toContain('select * from users');
  expect(lines.join('')).not.toContain('ines@example.org');
});
