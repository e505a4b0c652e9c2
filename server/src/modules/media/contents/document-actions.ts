import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { FileRejectedError } from './file-rejected-error.ts';

/** Keys that lead to scripts, embedded files, or auto-submitting forms. */
const forbiddenKeys = new Set([
  'JS',
  'JavaScript',
  'AA',
  'EF',
  'EmbeddedFiles',
  'AF',
  'XFA',
  'Collection',
  'RichMediaContent',
  'RichMediaSettings',
  'Rendition',
  'SetF',
]);

const forbiddenActions = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
  'GoTo3DView',
  'SetOCGState',
  'Trans',
  'ResetForm',
  'Hide',
]);

const forbiddenKinds = new Set([
  'EmbeddedFile',
  'FileAttachment',
  'RichMedia',
  'Screen',
  'Movie',
  'Sound',
  '3D',
]);

const maxDepth = 200;

/** Checks every object, including unreachable ones, because they would be written too. */
export function assertNoActiveContent(document: PDFDocument): void {
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    inspect(document, object, 0);
  }
}

function inspect(document: PDFDocument, object: PDFObject | undefined, depth: number): void {
  if (depth > maxDepth) throw new FileRejectedError('broken', 'nested too deeply');
  if (object instanceof PDFStream) {
    inspect(document, object.dict, depth + 1);
    return;
  }
  if (object instanceof PDFArray) {
    for (const element of object.asArray()) inspect(document, element, depth + 1);
    return;
  }
  if (!(object instanceof PDFDict)) return;
  for (const [key, value] of object.entries()) {
    const name = key.decodeText();
    if (forbiddenKeys.has(name)) throw new FileRejectedError('dangerous', name);
    inspect(document, value, depth + 1);
  }
  inspectKind(document, object);
}

function inspectKind(document: PDFDocument, dict: PDFDict): void {
  const action = nameIn(document, dict, 'S');
  if (action !== null && forbiddenActions.has(action))
    throw new FileRejectedError('dangerous', action);
  for (const key of ['Type', 'Subtype']) {
    const kind = nameIn(document, dict, key);
    if (kind !== null && forbiddenKinds.has(kind)) throw new FileRejectedError('dangerous', kind);
  }
  if (action === 'URI' && !isSafeUrl(resolve(document, dict.get(PDFName.of('URI'))))) {
    throw new FileRejectedError('dangerous', 'URI');
  }
}

function isSafeUrl(value: PDFObject | undefined): boolean {
  if (!(value instanceof PDFString) && !(value instanceof PDFHexString)) return false;
  const address = value.decodeText().trim();
  // A relative URL has no dangerous scheme.
  return /^(https?:|mailto:)/i.test(address) || !/^[^/?#]*:/.test(address);
}

function nameIn(document: PDFDocument, dict: PDFDict, key: string): string | null {
  const value = resolve(document, dict.get(PDFName.of(key)));
  return value instanceof PDFName ? value.decodeText() : null;
}

function resolve(document: PDFDocument, value: PDFObject | undefined): PDFObject | undefined {
  return value instanceof PDFRef ? document.context.lookup(value) : value;
}
