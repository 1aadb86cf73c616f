import '~/lib/page/trusted-html.ts';
import { t } from '@serendib/contract/words/t';
import './editor.css';
import type { Slice } from '@tiptap/pm/model';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '~/ui/form/button.tsx';
import { FieldNotes, RequiredStar } from '~/ui/form/field.tsx';
import type { WidgetProps } from '../form/form-context.ts';
import { FailedPhoto } from '../photos/failed-photo.tsx';
import { MovingPhoto } from '../photos/moving-photo.tsx';
import { photoTypes } from '../photos/photo-chooser.ts';
import { storyExtensions } from './extensions.ts';
import { htmlOf } from './html-of.ts';
import { ImageRow } from './image-row.tsx';
import { LinkRow } from './link-row.tsx';
import { StoryPreview } from './story-preview.tsx';
import { lengthWords, tidyHtml } from './story-text.ts';
import { Toolbar } from './toolbar.tsx';
import { useImagesIn } from './use-images-in.ts';

/** Photos that are brought in. Office programs put a picture of what was copied beside its words: those are what is meant. */
function imagesOf(data: DataTransfer | null, { content }: Slice): File[] {
  const isOfWords = data?.getData('text/html') && content.textBetween(0, content.size).trim() !== '';
  return isOfWords ? [] : [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

/** What a story is written with. Its value is HTML; nothing where nothing is written. */
export default function StoryEditor({ field, value, onChange, error, required }: WidgetProps<string>) {
  const id = useId();
  const [isLinking, setLinking] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const written = useRef(value);
  const addImages = useRef((_: File[]): boolean => false);

  const editor = useEditor({
    extensions: storyExtensions,
    content: value,
    // One that is made while React is still drawing is thrown away when drawing takes its time.
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        class: 'story prose',
        role: 'textbox',
        'data-first': '',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-length`,
        ...(required && { 'aria-required': 'true' }),
      },
      handleKeyDown: (_, event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false;
        event.preventDefault();
        setLinking(true);
        return true;
      },
      handlePaste: (_, event, slice) => addImages.current(imagesOf(event.clipboardData, slice)),
      // Browsers make a file of a picture of the story that is moved within it, too.
      handleDrop: ({ dragging }, event, slice) =>
        !dragging && addImages.current(imagesOf(event.dataTransfer, slice)),
    },
    onUpdate: ({ editor: now }) => {
      written.current = tidyHtml(htmlOf(now));
      onChange(written.current);
    },
  });
  const pictures = useImagesIn(editor);
  addImages.current = (files) => {
    for (const file of files) pictures.add(file);
    return files.length > 0;
  };

  useEffect(() => {
    // Filled anew from outside: a draft thrown away, another version chosen.
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    // What is written in is the editor's own element, not one of React's.
    const box = editor && frame.current?.querySelector('.story');
    if (error) box?.setAttribute('aria-invalid', 'true');
    else box?.removeAttribute('aria-invalid');
    box?.setAttribute('aria-describedby', error ? `${id}-error ${id}-length` : `${id}-length`);
  }, [editor, error, id]);

  return (
    <div className="field">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <span id={`${id}-label`} className="field-label">
          {field.label}
          {required && <RequiredStar />}
        </span>
        <Button small look="plain" className="-me-3 -mb-1.5" onClick={() => setPreviewed(true)}>
          {t('Preview')}
        </Button>
      </div>
      <div ref={frame} className="story-frame" data-invalid={error ? true : undefined}>
        {editor && (
          <div className="story-bar">
            <Toolbar
              editor={editor}
              controls={id}
              accept={photoTypes}
              onLink={() => setLinking(!isLinking)}
              onImage={pictures.add}
            />
            {isLinking && <LinkRow editor={editor} onDone={() => setLinking(false)} />}
            <ImageRow editor={editor} />
          </div>
        )}
        {pictures.status}
        {pictures.moving && (
          <MovingPhoto
            className="story-row"
            {...pictures.moving}
            onTakeAway={() => {
              pictures.takeBack();
              editor?.commands.focus();
            }}
          />
        )}
        {pictures.failed.map((picture) => (
          <FailedPhoto
            key={picture.id}
            className="story-row"
            file={picture.file}
            words={picture.words}
            onRetry={() => pictures.retry(picture)}
            onTakeAway={() => {
              pictures.takeAway(picture);
              // What is wrong with the story is looked at anew.
              onChange(written.current);
              editor?.commands.focus();
            }}
          />
        ))}
        <EditorContent editor={editor} />
      </div>
      <FieldNotes id={id} error={error} hint={field.hint} />
      <p id={`${id}-length`} className="text-14 text-ink-2 tabular-figures">
        {editor && <Length editor={editor} />}
      </p>
      {isPreviewed && editor && (
        <StoryPreview html={tidyHtml(htmlOf(editor))} onClose={() => setPreviewed(false)} />
      )}
    </div>
  );
}

function Length({ editor }: { editor: Editor }) {
  const words = useEditorState({ editor, selector: ({ editor: now }) => now.storage.characterCount.words() });
  return <>{lengthWords(words)}</>;
}
