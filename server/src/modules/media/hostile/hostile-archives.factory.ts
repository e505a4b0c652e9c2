import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { attacksOn, type HostileFile, page } from './hostile-file.ts';
import { createZip, createZipEntry } from './zip.factory.ts';

const attempt = attacksOn('course', 'course.zip');
const text = Buffer.from('{"title":"DAX"}');
const lesson = { name: 'course.json', body: text };
const named = (name: string) => createZip([lesson, { name, body: text }]);
const zeros = Buffer.alloc(12 * 1024 * 1024);

/** Archives that unpack to too much, to another path, or to something else in another parser. */
export function hostileArchives(): HostileFile[] {
  return [...zipBombs(), ...badNames(), ...mismatchedHeaders(), ...disguisedArchives()];
}

function zipBombs(): HostileFile[] {
  const inner = createZip([lesson]);
  return [
    attempt(
      'archive that unpacks to a thousand times its size',
      createZip([{ name: 'a.txt', body: zeros }]),
      'tooLarge',
    ),
    attempt(
      'archive in an archive',
      createZip([lesson, { name: 'more.zip', body: inner, method: 0 }]),
      'dangerous',
    ),
    attempt(
      'archive in an archive under another name',
      createZip([lesson, { name: 'more.txt', body: inner }]),
      'dangerous',
    ),
    attempt(
      'bomb in an archive',
      createZip([{ name: 'a.dat', body: createZip([{ name: 'b', body: zeros }]) }]),
      'dangerous',
    ),
    attempt(
      'packed folder in an archive',
      createZip([{ name: 'a.dat', body: gzipSync(text) }]),
      'dangerous',
    ),
    attempt(
      'entries that share their bytes',
      createZip([lesson, { ...lesson, name: 'b.json', sameAs: 0 }]),
      'dangerous',
    ),
    attempt('entry inside the bytes of another', overlapping(), 'dangerous'),
    attempt(
      'one entry told three times',
      createZip([lesson, ...[1, 2].map(() => ({ ...lesson, sameAs: 0 }))]),
      'dangerous',
    ),
  ];
}

function badNames(): HostileFile[] {
  return [
    attempt('name that climbs', named('../../etc/cron.d/x'), 'dangerous'),
    attempt('name that climbs later', named('a/../../x'), 'dangerous'),
    attempt('name from the root', named('/etc/passwd'), 'dangerous'),
    attempt('name that climbs on Windows', named('..\\..\\x.bat'), 'dangerous'),
    attempt('name of a drive', named('C:x.bat'), 'dangerous'),
    attempt('name with NUL', named('a.txt\0.exe'), 'dangerous'),
    attempt('name that is only dots', named('a/...'), 'dangerous'),
    attempt('name with an empty step', named('a//b'), 'dangerous'),
    attempt('name there twice but for capitals', named('COURSE.json'), 'dangerous'),
    attempt(
      'symbolic link',
      createZip([{ name: 'a', body: Buffer.from('/etc/passwd'), mode: 0o120777 }]),
      'dangerous',
    ),
  ];
}

function mismatchedHeaders(): HostileFile[] {
  return [
    attempt(
      'another name in the directory',
      createZip([{ ...lesson, claimed: { name: 'other.js' } }]),
      'dangerous',
    ),
    attempt(
      'more inside than it says',
      createZip([{ ...lesson, claimed: { bytes: 3 } }]),
      'tooLarge',
    ),
    attempt(
      'less inside than it says',
      createZip([{ ...lesson, claimed: { bytes: 300 } }]),
      'broken',
    ),
    attempt('other bytes than it says', createZip([{ ...lesson, claimed: { crc: 1 } }]), 'broken'),
    attempt('encrypted entry', createZip([{ ...lesson, flags: 1 }]), 'wrongContent'),
    attempt('unknown packing', createZip([{ ...lesson, method: 99 }]), 'wrongContent'),
    attempt(
      'too many entries',
      createZip(Array.from({ length: 2_100 }, (_, i) => ({ name: `${i}` }))),
      'tooLarge',
    ),
    attempt('directory that counts wrong', createZip([lesson], { count: 2 }), 'broken'),
    attempt(
      'size in the place of another size',
      createZip([{ ...lesson, claimed: { bytes: 0xffffffff } }]),
      'tooLarge',
    ),
  ];
}

function disguisedArchives(): HostileFile[] {
  return [
    attempt(
      'program in front of an archive',
      createZip([lesson], { before: Buffer.from('MZ') }),
      'dangerous',
    ),
    attempt('page behind an archive', createZip([lesson], { after: page }), 'broken'),
    attempt(
      'page as the remark of an archive',
      createZip([lesson], { comment: String(page) }),
      'broken',
    ),
    attempt('archive without entries', createZip([]), 'wrongContent'),
    attempt('page as archive', page, 'broken'),
    attempt('noise as archive', randomBytes(2000), 'broken'),
    attempt('archive cut off', createZip([lesson]).subarray(0, 60), 'broken'),
    attempt('packed folder as archive', gzipSync(page), 'broken'),
  ];
}

/** The basis of small zip bombs: several entries share the same compressed bytes. */
function overlapping(): Buffer {
  const body = Buffer.concat([Buffer.from('text'), createZipEntry(lesson)]);
  const outer = { name: 'outer.txt', body, method: 0 };
  return createZip([outer, { ...lesson, at: 30 + outer.name.length + 4 }]);
}
