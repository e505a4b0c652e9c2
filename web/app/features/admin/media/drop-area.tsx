import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

type DropAreaProps = {
  chooseLabel: string;
  /** Next to the button, for those who can drag. */
  dropText: string;
  /** While something is held over it. */
  overText: string;
  accept?: string;
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** Says what the button is for where its own words are not enough. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
  /** Where it comes instead of something that had the focus. */
  takesFocus?: boolean;
  /** Other ways to a file. */
  children?: ReactNode;
};

/** Takes files from the browser's dialog or out of the air. */
export function DropArea(props: DropAreaProps) {
  const { onFiles, isMultiple = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setIsOver] = useState(false);
  useFocusOnMount(button, props.takesFocus ?? false);

  function take(list: FileList | null): void {
    const files = [...(list ?? [])];
    onFiles(isMultiple ? files : files.slice(0, 1));
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }

  return (
    // The button does the same by keyboard; the area only catches what is dropped.
    <section
      aria-label={props.chooseLabel}
      onDragEnter={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false);
      }}
      onDrop={drop}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-dashed p-4 transition-colors',
        isOver && 'border-river bg-river-wash',
        !isOver && (props.isInvalid ? 'border-fall bg-surface' : 'border-control bg-surface'),
      )}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={props.accept}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file can be chosen again after it was refused.
          event.currentTarget.value = '';
        }}
      />
      <Button
        ref={button}
        size="small"
        onClick={() => input.current?.click()}
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid || undefined}
      >
        <Upload aria-hidden="true" />
        {props.chooseLabel}
      </Button>
      <span className="type-small touch:hidden">{isOver ? props.overText : props.dropText}</span>
      {props.children ? (
        <span className="ms-auto flex flex-wrap items-center gap-x-3 max-sm:ms-0">
          {props.children}
        </span>
      ) : null}
    </section>
  );
}
