import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching } from '@codemirror/language'
import { nextDiagnostic } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { contentTexts } from '../content-texts.ts'
import { editorLook } from './editor-look.ts'

/** Marks a text that was set by code, not typed. */
const fromOutside = Annotation.define<boolean>()

/** The editor keeps lines without their endings; they are written like the first one of the text. */
const lineEndingOf = (text: string): string => /\r?\n/.exec(text)?.[0] ?? '\n'

interface EditorSettings {
  readonly parent: ShadowRoot
  readonly text: string
  readonly access: Extension
  onChange(text: string): void
}

/** An editor whose language, completion and access can change while it is open. */
export function createEditor({ parent, text, access, onChange }: EditorSettings) {
  const [language, completion, accessible] = [new Compartment(), new Compartment(), new Compartment()]
  let lineEnding = lineEndingOf(text)
  const written = ({ doc }: EditorState) => doc.sliceString(0, undefined, lineEnding)
  const view = new EditorView({
    doc: text,
    parent,
    root: parent,
    extensions: [
      lineNumbers(),
      history(),
      drawSelection(),
      bracketMatching(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      // The browser's own search finds only rendered lines, which are those in view.
      search({ top: true }),
      EditorState.phrases.of(contentTexts.editor),
      highlightSelectionMatches({ wholeWords: true }),
      EditorView.lineWrapping,
      language.of([]),
      // Before the default keys: Enter accepts an option of an open list.
      completion.of([]),
      accessible.of(access),
      // Tab is not bound: it moves on to the next control.
      keymap.of([{ key: 'F8', run: nextDiagnostic }, ...searchKeymap, ...defaultKeymap, ...historyKeymap]),
      EditorView.domEventHandlers({ beforeinput: typeOverSelection }),
      editorLook,
      EditorView.updateListener.of(({ docChanged, transactions, state }) => {
        const isTyped = !transactions.some((transaction) => transaction.annotation(fromOutside))
        if (docChanged && isTyped) onChange(written(state))
      }),
    ],
  })
  const set = (part: Compartment) => (rules: Extension) => view.dispatch({ effects: part.reconfigure(rules) })
  return {
    view,
    setLanguage: set(language),
    setCompletion: set(completion),
    setAccess: set(accessible),
    /** Where a position of the text is in the editor, in which each line ending is one character. */
    placeOf(position: number) {
      if (lineEnding === '\n') return Math.min(position, view.state.doc.length)
      return written(view.state).slice(0, position).replaceAll(lineEnding, '\n').length
    },
    setText(next: string) {
      lineEnding = lineEndingOf(next)
      if (written(view.state) === next) return
      const changes = { from: 0, to: view.state.doc.length, insert: next }
      view.dispatch({ changes, annotations: fromOutside.of(true) })
    },
  }
}

export type Editor = ReturnType<typeof createEditor>

/** Sets write access and the accessible name and description. */
export function access(label: string, description: string | undefined, readOnly: boolean): Extension {
  return [
    EditorState.readOnly.of(readOnly),
    EditorView.contentAttributes.of({
      // Editable content is focusable anyway; stated explicitly, so that tools know scrolling content is
      // reachable by keyboard.
      tabindex: '0',
      'aria-label': label,
      ...(description && { 'aria-description': description }),
      ...(readOnly && { 'aria-readonly': 'true' }),
    }),
  ]
}

/**
 * The browser would carry over the replaced text's look in a style attribute, which the page's policy blocks.
 */
function typeOverSelection(event: InputEvent, view: EditorView): boolean {
  const { inputType, data, isComposing } = event
  if (inputType !== 'insertText' || !data || isComposing || view.state.selection.main.empty) return false
  event.preventDefault()
  view.dispatch(view.state.replaceSelection(data), { scrollIntoView: true, userEvent: 'input.type' })
  return true
}
