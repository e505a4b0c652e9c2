import { afterEach, describe, expect, it, vi } from 'vitest';
import { unfinishedUploadsKey } from '../../../shared/storage/storage-keys.ts';
import { fileIdOf } from '../stored-file.factory.ts';
import { unfinishedUpload } from './unfinished-uploads.ts';

const file = { name: 'a.mp4', size: 10, lastModified: 5, purpose: 'video' } as const;
const day = 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.unstubAllGlobals();
});

function replaceStorage(first: Record<string, string> = {}) {
  const saved = new Map(Object.entries(first));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  });
  return saved;
}

describe('the memory of unfinished uploads', () => {
  it('finds the upload of the same file again, and of no other', () => {
    replaceStorage();
    unfinishedUpload(file).remember(fileIdOf(1));
    expect(unfinishedUpload({ ...file }).find()).toBe(fileIdOf(1));
    const others = [{ name: 'b.mp4' }, { size: 11 }, { lastModified: 6 }, { purpose: 'course' }];
    for (const other of others) {
      expect(unfinishedUpload({ ...file, ...other } as typeof file).find()).toBeNull();
    }
  });

  it('forgets one without the others, and stores nothing when none is left', () => {
    const saved = replaceStorage();
    const [first, second] = [file, { ...file, name: 'b.mp4' }].map((one) => unfinishedUpload(one));
    first?.remember(fileIdOf(1));
    second?.remember(fileIdOf(2));
    first?.forget();
    expect([first?.find(), second?.find()]).toEqual([null, fileIdOf(2)]);
    second?.forget();
    expect(saved.size).toBe(0);
  });

  it('keeps a name for two days, and not more than twenty of them', () => {
    const saved = replaceStorage();
    unfinishedUpload(file, () => 0).remember(fileIdOf(1));
    expect(unfinishedUpload(file, () => 2 * day - 1).find()).toBe(fileIdOf(1));
    expect(unfinishedUpload(file, () => 2 * day).find()).toBeNull();
    for (let number = 1; number <= 25; number += 1) {
      unfinishedUpload({ ...file, size: number }, () => 0).remember(fileIdOf(number));
    }
    expect(JSON.parse(saved.get(unfinishedUploadsKey) ?? '')).toHaveLength(20);
  });

  it.each(['no JSON', '{"a":1}', '[1,null,{"name":"a.mp4"}]'])('ignores %s', (stored) => {
    replaceStorage({ [unfinishedUploadsKey]: stored });
    expect(unfinishedUpload(file).find()).toBeNull();
  });

  it('does without a storage that refuses', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const memory = unfinishedUpload(file);
    memory.remember(fileIdOf(1));
    memory.forget();
    expect(memory.find()).toBeNull();
  });
});
