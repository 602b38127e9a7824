import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching } from '@codemirror/language'
import { nextDiagnostic, setDiagnostics } from '@codemirror/lint'
import { Annotation, EditorState } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { texts } from '../texts.ts'
import { jsonEditorLook } from './json-editor-look.ts'
import type { JsonProblem } from './use-json-text.ts'

export interface JsonEditorHandle {
  /** Puts the cursor there. */
  goTo(position: number): void
}

export interface JsonEditorProps {
  text: string
  readOnly: boolean
  problems: readonly JsonProblem[]
  ref: Ref<JsonEditorHandle>
  onChange(text: string): void
}

/** Marks a text that was put into the editor, and not typed there. */
const fromOutside = Annotation.define<boolean>()

/** A text editor for JSON: line numbers, colours, brackets that belong together, undo, and what is wrong underlined. */
export function JsonEditor({ text, readOnly, problems, ref, onChange }: JsonEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorView>(undefined)
  const create = useEffectEvent((parent: ShadowRoot) => createEditor(parent, text, readOnly, changed))
  const changed = useEffectEvent(onChange)

  useEffect(() => {
    const element = host.current
    if (!element) return
    // The page's policy admits no style elements; in a root of its own the editor adopts its style sheet instead.
    const view = create(element.shadowRoot ?? element.attachShadow({ mode: 'open' }))
    editor.current = view
    // From out there nobody sees that somebody types in here, and single letters would act as shortcuts.
    element.addEventListener('keydown', keepLetters)
    return () => {
      element.removeEventListener('keydown', keepLetters)
      view.destroy()
    }
  }, [])

  useEffect(() => {
    const view = editor.current
    if (!view || view.state.doc.toString() === text) return
    const changes = { from: 0, to: view.state.doc.length, insert: text }
    view.dispatch({ changes, annotations: fromOutside.of(true) })
  }, [text])

  useEffect(() => {
    const view = editor.current
    if (!view) return
    const marks = problems.map(({ from, to, message }) => ({ from, to, message, severity: 'error' as const }))
    view.dispatch(setDiagnostics(view.state, marks))
  }, [problems])

  useImperativeHandle(ref, () => ({
    goTo(position) {
      editor.current?.dispatch({ selection: { anchor: position }, scrollIntoView: true })
      editor.current?.focus()
    },
  }))

  return <div ref={host} dir="ltr" data-json-editor />
}

function createEditor(
  parent: ShadowRoot,
  text: string,
  readOnly: boolean,
  onChange: (text: string) => void,
): EditorView {
  return new EditorView({
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
      EditorView.lineWrapping,
      EditorState.readOnly.of(readOnly),
      EditorView.contentAttributes.of({
        'aria-label': texts.json.label,
        'aria-description': texts.json.hint,
      }),
      // Tab is not among them: it leads on to the next control.
      keymap.of([{ key: 'F8', run: nextDiagnostic }, ...defaultKeymap, ...historyKeymap]),
      EditorView.domEventHandlers({ beforeinput: typeOverSelection }),
      json(),
      jsonEditorLook,
      EditorView.updateListener.of(({ docChanged, transactions, state }) => {
        const isTyped = !transactions.some((transaction) => transaction.annotation(fromOutside))
        if (docChanged && isTyped) onChange(state.doc.toString())
      }),
    ],
  })
}

/** The browser would carry the look of what is replaced over in a style attribute, which the page's policy refuses. */
function typeOverSelection(event: InputEvent, view: EditorView): boolean {
  const { inputType, data, isComposing } = event
  if (inputType !== 'insertText' || !data || isComposing || view.state.selection.main.empty) return false
  event.preventDefault()
  view.dispatch(view.state.replaceSelection(data), { scrollIntoView: true, userEvent: 'input.type' })
  return true
}

function keepLetters(event: KeyboardEvent) {
  const isTyped = event.altKey || !(event.ctrlKey || event.metaKey)
  if (isTyped) event.stopPropagation()
}
