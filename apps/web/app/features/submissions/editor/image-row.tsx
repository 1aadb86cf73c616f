import { t } from '@serendib/contract/words/t';
import { type Editor, useEditorState } from '@tiptap/react';
import { Button } from '~/ui/form/button.tsx';
import { TextField } from '~/ui/form/text-field.tsx';

const longest = 200;

/** What the picture one has chosen shows, for those who cannot see it. */
export function ImageRow({ editor }: { editor: Editor }) {
  const chosen = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isActive('image') ? String(now.getAttributes('image').alt ?? '') : null,
  });
  if (chosen === null) return null;
  return (
    <div className="story-row">
      <TextField
        label={t('What the picture shows')}
        hint={t('Read out to those who cannot see it.')}
        maxLength={longest}
        autoComplete="off"
        className="min-w-48 flex-1"
        value={chosen}
        onChange={(event) => editor.commands.updateAttributes('image', { alt: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          editor.commands.focus();
        }}
      />
      <Button
        look="plain"
        className="max-sm:-ms-3 sm:mt-7"
        onClick={() => editor.chain().focus().deleteSelection().run()}
      >
        {t('Take picture away')}
      </Button>
    </div>
  );
}
