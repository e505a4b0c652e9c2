import { attacksOn, type HostileFile, page, payload, withName } from './hostile-file.ts';
import { createZip } from './zip.factory.ts';

const source = attacksOn('source', 'cross.pine');
const captions = attacksOn('captions', 'lesson.vtt');
const code = '//@version=6\nindicator("Cross")\n';
const cue = '00:01.000 --> 00:02.000\nThe open.\n';
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

export function hostileTexts(): HostileFile[] {
  return [...hostileSources(), ...hostileCaptions()];
}

function hostileSources(): HostileFile[] {
  return [
    source('page as source', page, 'dangerous'),
    source('page inside a source', `${code}// ${payload}\n`, 'dangerous'),
    source(
      'drawing as source',
      `<svg xmlns="http://www.w3.org/2000/svg">${payload}</svg>`,
      'dangerous',
    ),
    source('page after a byte order mark', `\uFEFF${page}`, 'dangerous'),
    source('source with NUL', `${code}\0${code}`, 'wrongContent'),
    source('source with an escape', `${code}\u001b]0;owned\u0007`, 'wrongContent'),
    source('source in UTF-16', utf16(code), 'wrongContent'),
    source('source in no encoding', Buffer.from([0x61, 0xc3, 0x28, 0xff]), 'wrongContent'),
    source('overlong encoding', Buffer.from([0x61, 0xc0, 0xaf]), 'wrongContent'),
    source('source whose order is turned', `${code}// \u202E gnitalucni \u202C\n`, 'dangerous'),
    source('script as source', '#!/bin/sh\nrm -rf /\n', 'dangerous'),
    withName(
      'a.mq5',
      source('program as source', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'wrongContent'),
    ),
    withName('a.mq4', source('archive as source', createZip([{ name: 'a' }]), 'wrongContent')),
    source('document as source', '%PDF-1.7\n%%EOF\n', 'dangerous'),
    withName('cross.ex5', source('compiled name', code, 'wrongContent')),
    withName('cross.pine.exe', source('name of a program', code, 'wrongContent')),
    source('a megabyte and a byte', 'x'.repeat(1024 * 1024 + 1), 'tooLarge'),
    source('nothing but space', ' \n\t\n', 'wrongContent'),
  ];
}

function hostileCaptions(): HostileFile[] {
  const vtt = (body: string) => `WEBVTT\n\n${body}`;
  return [
    captions('page as captions', page, 'wrongContent'),
    captions('script in a cue', vtt(`00:01.000 --> 00:02.000\nHello ${payload}\n`), null),
    captions(
      'picture that calls out in a cue',
      vtt(`${cue}<img src=x onerror=${payload}>\n`),
      null,
    ),
    captions('script in a note', vtt(`NOTE ${payload}\n\n${cue}`), null),
    captions(
      'style that loads',
      vtt(`STYLE\n::cue{background:url(//x/${payload})}\n\n${cue}`),
      null,
    ),
    captions('script in the head', `WEBVTT ${payload}\n\n${cue}`, null),
    captions('script as a cue’s name', vtt(`${payload}\n${cue}`), null),
    captions('script in a cue’s settings', vtt(`00:01.000 --> 00:02.000 ${payload}\nHi\n`), null),
    captions('mark that does not end', vtt(`00:01.000 --> 00:02.000\nHi <img ${payload}\n`), null),
    captions('captions in UTF-16', utf16(vtt(cue)), 'wrongContent'),
    captions('captions with NUL', `${vtt(cue)}\0`, 'wrongContent'),
    captions('captions whose order is turned', vtt(`${cue}\u2066x\u2069\n`), 'dangerous'),
    captions('captions of another kind', '1\n00:00:01,000 --> 00:00:02,000\nHi\n', 'wrongContent'),
    captions('captions without cues', 'WEBVTT\n', 'wrongContent'),
    captions('cue that ends before it begins', vtt('00:02.000 --> 00:01.000\nHi\n'), 'broken'),
    captions('cue without times', vtt('Hi\n'), 'broken'),
    captions('captions of a megabyte and more', vtt(cue.repeat(40_000)), 'tooLarge'),
  ];
}
