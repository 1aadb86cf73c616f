import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Goes on in the paragraph beneath the picture that is chosen, which may have to be made. */
function goBeneath({ state, dispatch }: EditorView): boolean {
  const { selection, schema, tr } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type !== schema.nodes.image) return false;
  const { to, $to } = selection;
  const { paragraph } = schema.nodes;
  const next = $to.nodeAfter;
  if (paragraph && !(next?.type === paragraph && next.childCount === 0)) tr.insert(to, paragraph.create());
  dispatch(tr.setSelection(TextSelection.create(tr.doc, to + 1)));
  return true;
}

function writeBeneath(view: EditorView, text: string): boolean {
  if (!goBeneath(view)) return false;
  view.dispatch(view.state.tr.insertText(text).scrollIntoView());
  return true;
}

/** What is written while a picture is chosen stands beneath it: one that was just put in is, and was replaced by the next letter. */
export const beneathImage = () =>
  new Plugin({
    props: {
      handleTextInput: (view, _from, _to, text) => writeBeneath(view, text),
      handlePaste(view) {
        goBeneath(view);
        return false;
      },
      handleDOMEvents: {
        compositionstart(view) {
          goBeneath(view);
          return false;
        },
        // Telephones press no keys: they say what comes.
        beforeinput(view, event) {
          if (event.inputType === 'insertText' && writeBeneath(view, event.data ?? ''))
            event.preventDefault();
          return event.defaultPrevented;
        },
      },
    },
  });
