import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { attacksOn, type HostileFile, page } from './hostile-file.ts';
import { createZip } from './zip.factory.ts';

const attempt = attacksOn('document', 'book.pdf');

/** PDFs with actions, attachments, or another format inside. */
export async function hostileDocuments(): Promise<HostileFile[]> {
  const pdf = await aPdf(() => undefined);
  const archive = createZip([{ name: 'a.txt', body: Buffer.from('plain'), method: 0 }]);
  const action = (kind: string, more: Record<string, string> = {}) =>
    aPdf((document) => {
      const input = { S: kind, ...Object.fromEntries(Object.entries(more)) };
      document.catalog.set(PDFName.of('OpenAction'), document.context.obj(texts(input)));
    });
  return [
    attempt('page as document', page, 'wrongContent'),
    attempt('archive as document', archive, 'wrongContent'),
    attempt('PostScript as document', '%!PS-Adobe-3.0\n%%EOF\n', 'wrongContent'),
    attempt('page in front of a document', Buffer.concat([page, pdf]), 'dangerous'),
    attempt(
      'script in front of a document',
      Buffer.concat([Buffer.from('=1;/*'), pdf]),
      'dangerous',
    ),
    attempt('page behind a document', Buffer.concat([pdf, page]), 'dangerous'),
    attempt('archive behind a document', Buffer.concat([pdf, archive]), 'dangerous'),
    attempt('archive in a stream', await withStream(archive), 'dangerous'),
    attempt('page in a stream', await withStream(page), 'dangerous'),
    attempt(
      'script when it is opened',
      await action('JavaScript', { JS: 'app.alert(1)' }),
      'dangerous',
    ),
    attempt('program when it is opened', await action('Launch', { F: 'cmd.exe' }), 'dangerous'),
    attempt('form that sends itself', await action('SubmitForm', { F: 'https://x/' }), 'dangerous'),
    attempt('way into a file inside', await action('GoToE', { D: 'x' }), 'dangerous'),
    attempt('way into another file', await action('GoToR', { F: '\\\\host\\share' }), 'dangerous'),
    attempt(
      'address that is a script',
      await action('URI', { URI: 'javascript:alert(1)' }),
      'dangerous',
    ),
    attempt('address of a file', await action('URI', { URI: 'file:///etc/passwd' }), 'dangerous'),
    attempt(
      'script under a written-out name',
      raw('/OpenAction<</S/J#61vaScript/J#53(app.alert(1))>>'),
      'dangerous',
    ),
    attempt(
      'script in the names',
      raw('/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(1)>>]>>>>'),
      'dangerous',
    ),
    attempt(
      'script beside the pages',
      raw('', '5 0 obj\n<</S/JavaScript/JS(app.alert(1))>>\nendobj\n'),
      'dangerous',
    ),
    attempt('acts of a page', raw('/AA<</O<</S/Named/N/Print>>>>'), 'dangerous'),
    attempt('form of another language', raw('/AcroForm<</XFA(x)/Fields[]>>'), 'dangerous'),
    attempt('film with a program', raw('/X<</Subtype/RichMedia>>'), 'dangerous'),
    attempt('file inside', await withAttachment(), 'dangerous'),
    attempt(
      'encrypted document',
      raw('', '', '/Encrypt<</Filter/Standard/V 1/R 2/O(x)/U(x)/P -1>>/ID[(a)(b)]'),
      'wrongContent',
    ),
    attempt('document cut off', pdf.subarray(0, pdf.length - 200), 'broken'),
    attempt('head of a document', '%PDF-1.7\n%%EOF\n', 'broken'),
    attempt(
      'arrays in arrays without end',
      raw(`/X ${'['.repeat(50_000)}${']'.repeat(50_000)}`),
      'broken',
    ),
    attempt(
      'pages that contain themselves',
      rawPages('<</Type/Pages/Kids[2 0 R]/Count 1>>'),
      'broken',
    ),
    attempt('list of objects that unpacks without end', bomb(), 'broken'),
  ];
}

async function aPdf(change: (document: PDFDocument) => void): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([200, 200]);
  change(document);
  return Buffer.from(await document.save());
}

function texts(input: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key, key === 'S' ? value : PDFString.of(value)]),
  );
}

function withStream(body: Buffer): Promise<Buffer> {
  return aPdf((document) => {
    const stream = document.context.stream(body);
    document.catalog.set(PDFName.of('Hidden'), document.context.register(stream));
  });
}

async function withAttachment(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([200, 200]);
  await document.attach(page, 'page.html', { mimeType: 'text/html' });
  return Buffer.from(await document.save());
}

/** Written as raw bytes, because a library wouldn't produce it. */
function raw(inCatalog: string, object = '', inTrailer = ''): Buffer {
  return assemble(`<</Type/Catalog/Pages 2 0 R${inCatalog}>>`, {
    pages: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    rest: object,
    trailer: inTrailer,
  });
}

function rawPages(pages: string): Buffer {
  return assemble('<</Type/Catalog/Pages 2 0 R>>', { pages, rest: '', trailer: '' });
}

function assemble(
  catalog: string,
  { pages, rest, trailer }: { pages: string; rest: string; trailer: string },
): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n${catalog}\nendobj\n2 0 obj\n${pages}\nendobj\n` +
      '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>\nendobj\n' +
      `${rest}trailer\n<</Root 1 0 R/Size 9${trailer}>>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  );
}

function bomb(): Buffer {
  const packed = deflateSync(Buffer.alloc(200 * 1024 * 1024), { level: 9 });
  const dict = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>`;
  const stream = `5 0 obj\n${dict}\nstream\n${packed.toString('latin1')}\nendstream\nendobj\n`;
  return raw('', stream);
}
