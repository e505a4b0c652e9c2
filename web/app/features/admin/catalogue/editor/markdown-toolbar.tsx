import {
  Bold,
  Calculator,
  ChartCandlestick,
  ChartColumn,
  CirclePlay,
  Heading2,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  MessageSquareWarning,
  Quote,
  Table,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import type { CalloutKind } from '../../../../lib/markdown/prose-tree.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import { formatMarkdown, type MarkdownAction } from './format-markdown.ts';
import {
  createChartBlock,
  createColumnsBlock,
  createTableBlock,
  insertBlock,
  insertCallout,
} from './insert-block.ts';
import type { Change } from './write-selection.ts';

type MarkdownToolbarProps = {
  field: string;
  change: (to: Change) => void;
  /** Charts, columns, calculators and videos too. */
  isLesson: boolean;
  /** Asks for a picture; undefined where a text can't have any. */
  onPicture: (() => void) | undefined;
  /** Asks for a calculator and its market. */
  onCalculator: () => void;
  /** Asks for a video of ITV. */
  onVideo: () => void;
};

/**
 * One stop of the Tab key, arrow keys inside (WAI-ARIA toolbar). On a phone it is a row that
 * scrolls sideways.
 */
export function MarkdownToolbar(props: MarkdownToolbarProps) {
  const { field, change, isLesson, onPicture, ...asks } = props;
  const t = useTexts('editor');
  return (
    <Toolbar.Root
      aria-label={t('editor.markdown.toolbar', { field })}
      className="flex overflow-x-auto rounded-t-md border border-b-0 border-control bg-sunk/50 px-1 [scrollbar-width:none] sm:flex-wrap"
    >
      {tools.map(({ act, label, icon: Icon }) => (
        <Tool
          key={act}
          label={t(label)}
          icon={<Icon aria-hidden="true" />}
          onClick={() =>
            change((chosen) => formatMarkdown(chosen, act, t('editor.markdown.linkText')))
          }
        />
      ))}
      <CalloutMenu change={change} />
      <Tool
        label={t('editor.markdown.table')}
        icon={<Table aria-hidden="true" />}
        onClick={() =>
          change((chosen) =>
            insertBlock(
              chosen,
              createTableBlock((column) => t('editor.markdown.column', { column })),
            ),
          )
        }
      />
      {isLesson ? <LessonTools change={change} {...asks} /> : null}
      {onPicture ? (
        <Tool
          label={t('editor.markdown.picture')}
          icon={<Image aria-hidden="true" />}
          onClick={onPicture}
        />
      ) : null}
    </Toolbar.Root>
  );
}

const tools: readonly { act: MarkdownAction; label: TextKey; icon: typeof Bold }[] = [
  { act: 'heading', label: 'editor.markdown.heading', icon: Heading2 },
  { act: 'bold', label: 'editor.markdown.bold', icon: Bold },
  { act: 'italic', label: 'editor.markdown.italic', icon: Italic },
  { act: 'list', label: 'editor.markdown.list', icon: List },
  { act: 'numbered', label: 'editor.markdown.numbered', icon: ListOrdered },
  { act: 'quote', label: 'editor.markdown.quote', icon: Quote },
  { act: 'link', label: 'editor.markdown.link', icon: Link },
];

type ToolProps = { label: string; icon: ReactNode; onClick?: () => void };

function Tool({ label, icon, ...rest }: ToolProps) {
  return (
    <Toolbar.Button asChild>
      <IconButton
        {...rest}
        label={label}
        title={label}
        className="size-9 focus-visible:-outline-offset-2 touch:size-11 [&_svg]:size-4"
      >
        {icon}
      </IconButton>
    </Toolbar.Button>
  );
}

type ToolGroupProps = { change: (to: Change) => void };

type LessonToolsProps = Pick<MarkdownToolbarProps, 'change' | 'onCalculator' | 'onVideo'>;

function LessonTools({ change, onCalculator, onVideo }: LessonToolsProps) {
  const t = useTexts('editor');
  return (
    <>
      <Tool
        label={t('editor.markdown.chart')}
        icon={<ChartCandlestick aria-hidden="true" />}
        onClick={() =>
          change((chosen) => insertBlock(chosen, createChartBlock(t('editor.markdown.chartTitle'))))
        }
      />
      <Tool
        label={t('editor.markdown.columns')}
        icon={<ChartColumn aria-hidden="true" />}
        onClick={() =>
          change((chosen) =>
            insertBlock(
              chosen,
              createColumnsBlock({
                title: t('editor.markdown.chartTitle'),
                year: t('editor.markdown.columnsSample.year'),
                series: [
                  t('editor.markdown.columnsSample.revenue'),
                  t('editor.markdown.columnsSample.profit'),
                ],
              }),
            ),
          )
        }
      />
      <Tool
        label={t('editor.markdown.calculator')}
        icon={<Calculator aria-hidden="true" />}
        onClick={onCalculator}
      />
      <Tool
        label={t('editor.markdown.video')}
        icon={<CirclePlay aria-hidden="true" />}
        onClick={onVideo}
      />
    </>
  );
}

const callouts: Readonly<Record<CalloutKind, TextKey>> = {
  note: 'ui.prose.note',
  tip: 'ui.prose.tip',
  warning: 'ui.prose.warning',
  example: 'ui.prose.example',
  solution: 'ui.prose.solution',
};

function CalloutMenu({ change }: ToolGroupProps) {
  const t = useTexts('editor', 'ui');
  const words = t('editor.markdown.calloutText');
  return (
    <ToolMenu
      label={t('editor.markdown.callout')}
      icon={<MessageSquareWarning aria-hidden="true" />}
      change={change}
    >
      {(choose) =>
        Object.entries(callouts).map(([kind, label]) => (
          <MenuItem
            key={kind}
            // The entries are those of the table above.
            onSelect={() => choose((chosen) => insertCallout(chosen, kind as CalloutKind, words))}
          >
            {t(label)}
          </MenuItem>
        ))
      }
    </ToolMenu>
  );
}

type ToolMenuProps = ToolProps &
  ToolGroupProps & { children: (choose: (to: Change) => void) => ReactNode };

function ToolMenu({ label, icon, change, children }: ToolMenuProps) {
  const chosen = useRef<Change>(null);
  return (
    <Menu
      align="start"
      trigger={<Tool label={label} icon={icon} />}
      // The menu returns the focus to its button, so the text changes after that.
      onCloseAutoFocus={(event) => {
        if (!chosen.current) return;
        event.preventDefault();
        change(chosen.current);
        chosen.current = null;
      }}
    >
      {children((to) => {
        chosen.current = to;
      })}
    </Menu>
  );
}
