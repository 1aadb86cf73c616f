import type { Editor } from '@tiptap/react';
import type { ToolIconName } from './tool-icon.tsx';

export interface Tool {
  icon: ToolIconName;
  label: string;
  /** As a person presses it; said with the label. */
  keys?: string;
  run: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
}

const mark = (icon: ToolIconName, label: string, keys: string, name: string): Tool => ({
  ...{ icon, label, keys },
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  isOn: (editor) => editor.isActive(name),
});

/** What changes the words that are marked, and the paragraph one is in. */
export const tools: readonly Tool[] = [
  mark('bold', 'Bold', 'Ctrl+B', 'bold'),
  mark('italic', 'Italic', 'Ctrl+I', 'italic'),
  mark('underline', 'Underlined', 'Ctrl+U', 'underline'),
  {
    icon: 'bullets',
    label: 'List',
    keys: 'Ctrl+Shift+8',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    icon: 'numbers',
    label: 'Numbered list',
    keys: 'Ctrl+Shift+7',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    icon: 'quote',
    label: 'Quotation',
    keys: 'Ctrl+Shift+B',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    icon: 'rule',
    label: 'Line across',
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

export const history: readonly Tool[] = [
  {
    icon: 'undo',
    label: 'Undo',
    keys: 'Ctrl+Z',
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    icon: 'redo',
    label: 'Redo',
    keys: 'Ctrl+Y',
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
];

export const blocks = [
  { value: '0', label: 'Text' },
  { value: '2', label: 'Heading' },
  { value: '3', label: 'Smaller heading' },
  { value: '4', label: 'Smallest heading' },
] as const;

export const blockOf = (editor: Editor): string =>
  ([2, 3, 4] as const).find((level) => editor.isActive('heading', { level }))?.toString() ?? '0';

export function setBlock(editor: Editor, value: string): void {
  const level = Number(value) as 0 | 2 | 3 | 4;
  const chain = editor.chain().focus();
  if (level === 0) chain.setParagraph().run();
  else chain.setHeading({ level }).run();
}
