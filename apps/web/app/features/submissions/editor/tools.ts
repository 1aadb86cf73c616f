import { t } from '@serendib/contract/words/t';
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
  mark('bold', t('Bold'), 'Ctrl+B', 'bold'),
  mark('italic', t('Italic'), 'Ctrl+I', 'italic'),
  mark('underline', t('Underlined'), 'Ctrl+U', 'underline'),
  {
    icon: 'bullets',
    label: t('List'),
    keys: 'Ctrl+Shift+8',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    icon: 'numbers',
    label: t('Numbered list'),
    keys: 'Ctrl+Shift+7',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    icon: 'quote',
    label: t('Quotation'),
    keys: 'Ctrl+Shift+B',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    icon: 'rule',
    label: t('Line across'),
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

export const history: readonly Tool[] = [
  {
    icon: 'undo',
    label: t('Undo'),
    keys: 'Ctrl+Z',
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    icon: 'redo',
    label: t('Redo'),
    keys: 'Ctrl+Y',
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
];

export const blocks = [
  { value: '0', label: t('Text', {}, 'kind of paragraph') },
  { value: '2', label: t('Heading', {}, 'kind of paragraph') },
  { value: '3', label: t('Smaller heading') },
  { value: '4', label: t('Smallest heading') },
] as const;

export const blockOf = (editor: Editor): string =>
  ([2, 3, 4] as const).find((level) => editor.isActive('heading', { level }))?.toString() ?? '0';

export function setBlock(editor: Editor, value: string): void {
  const level = Number(value) as 0 | 2 | 3 | 4;
  const chain = editor.chain().focus();
  if (level === 0) chain.setParagraph().run();
  else chain.setHeading({ level }).run();
}
