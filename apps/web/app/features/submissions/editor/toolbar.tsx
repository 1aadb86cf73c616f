import { t } from '@serendib/contract/words/t';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import { RowEnds } from '~/ui/navigate/row-ends.tsx';
import { ToolIcon, type ToolIconName } from './tool-icon.tsx';
import { blockOf, blocks, history, setBlock, type Tool, tools } from './tools.ts';

export interface ToolbarProps {
  editor: Editor;
  /** The id of what is written in. */
  controls: string;
  accept: string;
  onLink: () => void;
  onImage: (file: File) => void;
}

const inBar = 'button, select, input';

/** Where lines begin at the right, the next tool stands left of this one. */
const onward = t('@direction') === 'rtl' ? -1 : 1;

/** One stop for the keyboard; the arrows go from tool to tool. */
export function Toolbar({ editor, controls, accept, onLink, onImage }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      block: blockOf(now),
      on: [...tools, ...history].map((tool) => tool.isOn?.(now) ?? false),
      can: [...tools, ...history].map((tool) => tool.can?.(now) ?? true),
      isLink: now.isActive('link'),
    }),
  });
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = [...(bar.current?.querySelectorAll<HTMLElement>(inBar) ?? [])];
    const at = all.indexOf(event.target as HTMLElement);
    const steps: Record<string, number> = {
      ArrowLeft: at - onward,
      ArrowRight: at + onward,
      Home: 0,
      End: all.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    const target = all[(next + all.length) % all.length];
    for (const one of all) one.tabIndex = one === target ? 0 : -1;
    target?.focus();
  };
  const button = (tool: Tool, index: number) => (
    <ToolButton
      key={tool.label}
      icon={tool.icon}
      label={tool.keys ? `${tool.label} (${tool.keys})` : tool.label}
      isOn={tool.isOn && (state.on[index] ?? false)}
      isOff={state.can[index] === false}
      onPress={() => tool.run(editor)}
    />
  );
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    onImage(file);
    // One writes on while it is sent: when it arrives the keyboard stays where it is by then.
    editor.commands.focus();
  };
  return (
    <RowEnds className="story-row-ends">
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('Formatting')}
        aria-controls={controls}
        className="story-tools"
        onKeyDown={move}
      >
        <select
          aria-label={t('Kind of paragraph')}
          value={state.block}
          onChange={(event) => setBlock(editor, event.target.value)}
        >
          {blocks.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {tools.map(button)}
        <ToolButton icon="link" label={t('Link (Ctrl+K)')} isOn={state.isLink} onPress={onLink} />
        <label className="story-tool" title={t('Picture')}>
          <input type="file" accept={accept} tabIndex={-1} aria-label={t('Picture')} onChange={choose} />
          <ToolIcon name="picture" />
        </label>
        {history.map((tool, index) => button(tool, tools.length + index))}
      </div>
    </RowEnds>
  );
}

interface ToolButtonProps {
  icon: ToolIconName;
  label: string;
  isOn?: boolean | undefined;
  isOff?: boolean | undefined;
  onPress: () => void;
}

const ToolButton = ({ icon, label, isOn, isOff, onPress }: ToolButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    className="story-tool"
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    aria-disabled={isOff || undefined}
    // Pressing it must not take away what is marked.
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => !isOff && onPress()}
  >
    <ToolIcon name={icon} />
  </button>
);
