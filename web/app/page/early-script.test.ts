// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { shrinkScript } from '../../vite/shrink-inline-scripts.ts';

const folder = new URL('./early/', import.meta.url);
const scripts = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(new URL(name, folder), 'utf8'),
}));

/** ECMAScript 5, as far as anyone would write it. */
const oldNodes = new Set([
  'Program',
  'BlockStatement',
  'ExpressionStatement',
  'EmptyStatement',
  'ReturnStatement',
  'IfStatement',
  'ForStatement',
  'ForInStatement',
  'WhileStatement',
  'BreakStatement',
  'ContinueStatement',
  'ThrowStatement',
  'TryStatement',
  'CatchClause',
  'SwitchStatement',
  'SwitchCase',
  'VariableDeclaration',
  'VariableDeclarator',
  'FunctionDeclaration',
  'FunctionExpression',
  'Identifier',
  'Literal',
  'ThisExpression',
  'ArrayExpression',
  'ObjectExpression',
  'Property',
  'UnaryExpression',
  'UpdateExpression',
  'BinaryExpression',
  'LogicalExpression',
  'AssignmentExpression',
  'ConditionalExpression',
  'CallExpression',
  'NewExpression',
  'MemberExpression',
  'SequenceExpression',
  'ParenthesizedExpression',
]);

function findNewSyntax(script: string): string[] {
  const { program, errors } = parseSync('script.js', script, { sourceType: 'script' });
  const found = errors.map(({ message }) => message);
  // A trailing comma in a call leaves no trace in the syntax tree.
  if (/,\s*\)/.test(script)) found.push('trailing comma');
  JSON.stringify(program, (_key, node: unknown) => {
    if (typeof node === 'object' && node !== null && 'type' in node)
      found.push(...findModernSyntax(node));
    return node;
  });
  return found;
}

function findModernSyntax(node: { type?: unknown }): string[] {
  const { kind, async, generator, shorthand, computed, method, operator, optional, regex, param } =
    node as Record<string, unknown>; // Fields that a node may have.
  const isNewProperty = node.type === 'Property' && Boolean(shorthand || computed || method);
  const flags = regex ? String(Reflect.get(regex, 'flags')) : '';
  const isNew =
    !oldNodes.has(String(node.type)) ||
    (node.type === 'VariableDeclaration' && kind !== 'var') ||
    (node.type === 'CatchClause' && !param) ||
    Boolean(async || generator || optional || isNewProperty || /[^gim]/.test(flags)) ||
    ['**', '**=', '??', '??=', '||=', '&&='].includes(String(operator));
  return isNew ? [String(node.type)] : [];
}

describe('script of the first moments', () => {
  it.each(scripts)('$name is written as browsers of 2009 read it', ({ text }) => {
    expect(findNewSyntax(text)).toEqual([]);
  });

  it.each(scripts)('$name still is when it has been made short', ({ text }) => {
    expect(findNewSyntax(shrinkScript(text))).toEqual([]);
  });

  it.each([
    'var a = () => 1;',
    'const a = 1;',
    'a?.b;',
    'var b = `x`;',
    'var a = { b };',
    'f(a,);',
    'try { a() } catch { b() }',
    'var [a] = b;',
    'function f(a = 1) {}',
    'for (var a of b) a();',
    'a ?? b;',
    '/a/u.test(b);',
    'class A {}',
  ])('does not take %s for old', (script) => {
    expect(findNewSyntax(script)).not.toEqual([]);
  });

  it('stays under five kilobytes', () => {
    const whole = scripts.map(({ text }) => shrinkScript(text)).join('\n');
    expect(whole.length).toBeLessThan(5 * 1024);
  });
});
