import type { StudentCourse } from '@danube/contract/learning/learning.schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { useDebouncedText } from '../../../../lib/use-debounced-text.ts';
import { CardLink } from '../../../../ui/card.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { readerPath } from '../../../shared/paths/learning-paths.ts';

type CourseSearchProps = {
  course: Pick<StudentCourse, 'slug' | 'title'>;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
};

const minQueryLength = 2;

/** Searches the lessons that the reader has access to. */
export function CourseSearch({ course, isOpen, onOpenChange }: CourseSearchProps) {
  const t = useTexts('learning');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="medium"
      title={t('learning.search.title', { course: course.title })}
    >
      <SearchForm course={course.slug} onOpen={() => onOpenChange(false)} />
    </Dialog>
  );
}

function SearchForm({ course, onOpen }: Omit<FoundProps, 'words'>) {
  const t = useTexts('learning');
  const [text, setText] = useState('');
  const words = useDebouncedText(text.replaceAll(/\s+/g, ' ').trim());
  const input = useRef<HTMLInputElement>(null);
  // Before the dialog sets its initial focus, which would be the close button.
  useLayoutEffect(() => input.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <Field label={t('learning.search.label')}>
        <TextInput
          ref={input}
          type="search"
          autoComplete="off"
          maxLength={100}
          leading={<Search aria-hidden="true" />}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {words.length < minQueryLength ? null : (
        <Found course={course} words={words} onOpen={onOpen} />
      )}
    </div>
  );
}

type FoundProps = { course: string; words: string; onOpen(): void };

function Found({ course, words, onOpen }: FoundProps) {
  const t = useTexts('learning');
  const language = useLanguage();
  const localPath = useLocalPath();
  const search = useQuery({
    ...queries.learning.search.queryOptions({ input: { course, words, language } }),
    placeholderData: keepPreviousData,
  });
  if (search.error && !search.data) {
    return (
      <ErrorState
        title={t('learning.search.failed')}
        onRetry={() => void search.refetch()}
        isRetrying={search.isFetching}
        className="py-2"
      />
    );
  }
  const found = search.data;
  return (
    <div aria-busy={search.isFetching} className="grid gap-2">
      <p role="status" className="type-small">
        {found
          ? t('learning.search.found', { count: found.length })
          : t('learning.search.searching')}
      </p>
      <ul className="divide-y divide-rule border-t border-rule">
        {found?.map((lesson) => (
          <li key={lesson.id} className="relative grid gap-1 py-3">
            <p
              lang={lesson.language === language ? undefined : lesson.language}
              className="leading-snug font-[560]"
              onClickCapture={onOpen}
            >
              <CardLink to={localPath(readerPath(course, lesson.slug))}>{lesson.title}</CardLink>
            </p>
            <p
              lang={lesson.language === language ? undefined : lesson.language}
              className="text-sm text-ink-2"
            >
              {lesson.excerpt}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
