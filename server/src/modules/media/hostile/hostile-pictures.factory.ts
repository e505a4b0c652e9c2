import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { attacksOn, type HostileFile, page, payload, withName } from './hostile-file.ts';
import { createZip } from './zip.factory.ts';

const attempt = attacksOn('picture', 'cover.png');
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${payload}</svg>`;
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Files that look like an image but are something else, or much larger. */
export async function hostilePictures(): Promise<HostileFile[]> {
  const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } });
  const png = await plain.clone().png().toBuffer();
  const jpeg = await plain.clone().jpeg().toBuffer();
  const webp = await plain
    .clone()
    .withExif({ IFD0: { Copyright: payload } })
    .webp()
    .toBuffer();
  const body = png.subarray(33);
  const head = png.subarray(0, 33);
  const comment = Buffer.from(
    `\xff\xfe\x00${String.fromCharCode(payload.length + 2)}${payload}`,
    'latin1',
  );
  return [
    withName('cover.svg', attempt('drawing with a script', drawing, 'wrongContent')),
    attempt('drawing called a picture', `<?xml version="1.0"?>\n${drawing}`, 'wrongContent'),
    withName(
      'cover.webp',
      attempt('drawing after a remark', `<!-- x -->\n${drawing}`, 'wrongContent'),
    ),
    ...hostileDrawings(),
    withName('cover.jpg', attempt('page as picture', page, 'wrongContent')),
    withName(
      'a.gif',
      attempt('moving picture that is a script', `GIF89a=1;/*${payload}*/`, 'wrongContent'),
    ),
    attempt('bitmap that is a script', `BM=1;/*${payload}*/`, 'wrongContent'),
    attempt(
      'instructions for a drawing program',
      'push graphic-context\nfill url(https://x/)\n',
      'wrongContent',
    ),
    attempt('PostScript as picture', '%!PS-Adobe-3.0\n(x) show\n', 'wrongContent'),
    attempt('document as picture', '%PDF-1.7\n%%EOF\n', 'wrongContent'),
    attempt('archive as picture', createZip([{ name: 'a' }]), 'wrongContent'),
    attempt('picture as large as a field', aPng(60_000, 60_000), 'tooLarge'),
    attempt('picture as long as a road', aPng(50_000, 1), 'tooLarge'),
    attempt('picture of more points than we draw', aPng(10_000, 10_000), 'tooLarge'),
    attempt('picture without points', aPng(0, 0), 'broken'),
    attempt('picture cut off', png.subarray(0, png.length - 30), 'broken'),
    attempt('picture of which only the head is there', head, 'broken'),
    attempt(
      'signature and noise',
      Buffer.concat([signature, Buffer.alloc(400, 7)]),
      'wrongContent',
    ),
    withName(
      'a.jpg',
      attempt('photograph of which only the head is there', jpeg.subarray(0, 40), 'broken'),
    ),
    attempt(
      'picture with a script in a text',
      Buffer.concat([head, chunk('tEXt', `Comment\0${payload}`), body]),
      null,
    ),
    attempt('picture with a page behind it', Buffer.concat([png, page]), null),
    attempt(
      'picture with an archive behind it',
      Buffer.concat([png, createZip([{ name: 'a.js', body: page, method: 0 }])]),
      null,
    ),
    withName(
      'a.jpg',
      attempt(
        'photograph with a script in a remark',
        Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
        null,
      ),
    ),
    withName(
      'a.jpg',
      attempt('photograph with a page behind it', Buffer.concat([jpeg, page]), null),
    ),
    withName('a.webp', attempt('picture with a script in its rights', webp, null)),
    ...emptyContainers(),
  ];
}

function emptyContainers(): HostileFile[] {
  const photograph = 'photograph of a telephone under another name';
  const emptyBox = 'picture of the right kind with nothing in it';
  return [
    withName('a.avif', attempt(photograph, aFtyp('heic'), 'wrongContent')),
    withName('a.avif', attempt(emptyBox, aFtyp('avif'), 'broken')),
  ];
}

/** The dimensions are forged; there are few pixels. */
function aPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const points = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', points),
    chunk('IEND', ''),
  ]);
}

function chunk(type: string, body: Buffer | string): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(body)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

function aFtyp(brand: string): Buffer {
  return Buffer.concat([
    Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mif1`, 'latin1'),
    Buffer.alloc(100),
  ]);
}

function hostileDrawings(): HostileFile[] {
  const fileReader = aDrawing('<image href="file:///etc/passwd"/>');
  const endless = aDrawing('', 'width="90000" height="9"');
  return [
    withName('a.svg', attempt('drawing that reads a file', fileReader, 'wrongContent')),
    withName('b.svg', attempt('drawing of endless size', endless, 'tooLarge')),
    withName('c.svg', attempt('drawing that is no drawing', '<svg', 'wrongContent')),
    withName(
      'e.svg',
      attempt('drawing that calls itself a photo', `<!--ftypavif-->${drawing}`, 'broken'),
    ),
    withName('d.svg', attempt('drawing with a remark', aDrawing(`<!-- ${payload} -->`), null)),
  ];
}

function aDrawing(inside: string, size = 'width="9" height="9"'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`;
}
