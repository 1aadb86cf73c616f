import { withoutHidden } from '@serendib/contract/plain-text';
import { t } from '@serendib/contract/words/t';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '~/ui/form/button.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import { linkFrom } from './story-text.ts';

/** Where the marked words lead to. */
export function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const known = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(known);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const apply = () => {
    const href = linkFrom(address);
    if (!href) {
      setError(t('Please enter a web address or an email address.'));
      return input.current?.focus();
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without marked words the address itself is what is read.
    if (editor.state.selection.empty && !known)
      chain
        .insertContent({
          type: 'text',
          text: withoutHidden(address).trim(),
          marks: [{ type: 'link', attrs: { href } }],
        })
        .run();
    else chain.setLink({ href }).run();
    onDone();
  };
  const unlink = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') return apply();
    editor.commands.focus();
    onDone();
  };
  return (
    <div className="story-row">
      <TextField
        ref={input}
        label={t('Link to')}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        className="min-w-48 flex-1"
        error={error}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className="flex flex-wrap gap-3 sm:mt-7">
        <Button look="line" onClick={apply}>
          {known ? t('Change link') : t('Add link')}
        </Button>
        {known && (
          <Button look="plain" onClick={unlink}>
            {t('Take link away')}
          </Button>
        )}
      </span>
    </div>
  );
}
