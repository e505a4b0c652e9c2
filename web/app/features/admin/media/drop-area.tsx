import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

type DropAreaProps = {
  chooseLabel: string;
  /** Next to the button, for devices with drag and drop. */
  dropText: string;
  /** Shown while a file is dragged over it. */
  overText: string;
  accept?: string;
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** Describes the button's purpose if its label isn't enough. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
  /** Set if it replaces an element that had the focus. */
  takesFocus?: boolean;
  /** Other ways to choose a file. */
  children?: ReactNode;
};

/** Takes files from the file chooser or by drag and drop. */
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
    // The button does the same by keyboard; the area only handles drops.
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
          // Lets the same file be chosen again after it was rejected.
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
