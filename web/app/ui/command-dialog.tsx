import { Search, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../lib/texts.tsx';
import { classNames } from './class-names.ts';
import { focusOpener } from './dialog.tsx';
import { floatingClasses, scrimClasses } from './floating.ts';
import { IconButton } from './icon-button.tsx';
import { Spinner } from './spinner.tsx';

export type CommandOption = {
  readonly id: string;
  /**
   * The link's target, so that it can be opened in a new tab too; without one the option acts in
   * place.
   */
  readonly href?: string;
  readonly content: ReactNode;
};

export type CommandGroup = {
  readonly id: string;
  readonly label: string;
  readonly options: readonly CommandOption[];
};

type CommandDialogProps = {
  title: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly CommandGroup[];
  onChoose: (option: CommandOption) => void;
  /** Announced to screen readers whenever it changes. */
  status: string;
  isBusy: boolean;
  /** Shown above the options: no results, or the search failed. */
  notice?: ReactNode;
  footer?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** The focus returns here. */
  opener: HTMLElement | null;
  lang?: string | undefined;
};

export function CommandDialog(props: CommandDialogProps) {
  const { isOpen, onClose, opener, title, lang } = props;
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClasses} />
        <div className="pointer-events-none fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] items-start justify-items-center p-3 sm:p-6 sm:pt-[12dvh]">
          <Radix.Content
            aria-describedby={undefined}
            lang={lang}
            onCloseAutoFocus={(event) => (opener ? focusOpener(event, opener) : undefined)}
            className={classNames(
              floatingClasses,
              'pointer-events-auto grid max-h-[min(40rem,calc(100dvh-1.5rem))] w-full max-w-2xl grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)_auto]',
            )}
          >
            <Radix.Title className="sr-only">{title}</Radix.Title>
            <CommandBox {...props} />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * A combobox after the ARIA Authoring Practices: the focus stays in the field, one option is
 * active.
 */
function CommandBox(props: CommandDialogProps) {
  const { title, placeholder, query, onQuery, groups, onChoose, status, isBusy, notice } = props;
  const t = useTexts('ui');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options);
  const active = options.find((option) => option.id === wanted) ?? options[0];
  const idOf = (option: CommandOption) => `${id}-${option.id}`;

  function move(step: number) {
    const from = active ? options.indexOf(active) : -1;
    const next = options.at((from + step) % options.length);
    if (!next) return;
    setWanted(next.id);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      // Forwards the modifier keys, so that a link can open in a new tab.
      document.getElementById(idOf(active))?.dispatchEvent(
        new globalThis.MouseEvent('click', {
          bubbles: true,
          cancelable: true,
          ctrlKey: event.ctrlKey,
          metaKey: event.metaKey,
        }),
      );
    }
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b border-rule ps-5 pe-2">
        <span className="grid size-5 shrink-0 place-items-center text-ink-3">
          {isBusy ? <Spinner /> : <Search aria-hidden="true" className="size-5" />}
        </span>
        <input
          type="text"
          role="combobox"
          aria-label={title}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active ? idOf(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setWanted(null);
            list.current?.scrollTo({ top: 0 });
            onQuery(event.target.value);
          }}
          onKeyDown={press}
          // The dialog's frame shows the focus; there is no other field.
          className="h-15 min-w-0 grow bg-transparent text-lg outline-none placeholder:text-ink-3"
        />
        <Radix.Close asChild>
          <IconButton label={t('ui.close')}>
            <X aria-hidden="true" />
          </IconButton>
        </Radix.Close>
      </div>
      <div>{notice}</div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={title}
        className="overflow-y-auto overscroll-contain p-2"
      >
        {groups.map((group) =>
          group.options.length === 0 ? null : (
            <fieldset
              key={group.id}
              aria-labelledby={`${id}-${group.id}-label`}
              className="min-w-0"
            >
              <p id={`${id}-${group.id}-label`} className="type-small px-3 pt-3 pb-1">
                {group.label}
              </p>
              {group.options.map((option) => (
                <Option
                  key={option.id}
                  id={idOf(option)}
                  option={option}
                  isActive={option === active}
                  onPoint={() => setWanted(option.id)}
                  onChoose={onChoose}
                />
              ))}
            </fieldset>
          ),
        )}
      </div>
      {props.footer}
      <p role="status" className="sr-only">
        {status}
      </p>
    </>
  );
}

type OptionProps = {
  id: string;
  option: CommandOption;
  isActive: boolean;
  onPoint: () => void;
  onChoose: (option: CommandOption) => void;
};

function Option({ id, option, isActive, onPoint, onChoose }: OptionProps) {
  function choose(event: MouseEvent) {
    if (option.href && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    onChoose(option);
  }
  return (
    <a
      id={id}
      role="option"
      href={option.href}
      aria-selected={isActive}
      // The focus stays in the field: aria-activedescendant names the active option.
      tabIndex={-1}
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
      className="flex min-h-11 cursor-pointer scroll-my-10 items-center gap-3 rounded-sm px-3 py-2 text-sm aria-selected:bg-river-wash aria-selected:text-ink"
    >
      {option.content}
    </a>
  );
}
