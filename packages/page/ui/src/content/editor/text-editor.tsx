import { setDiagnostics } from '@codemirror/lint'
import {
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { access, createEditor, type Editor } from './create-editor.ts'
import { type Complete, completion } from './text-completion.ts'
import { languageRules, type TextLanguage } from './text-language.ts'
import type { TextProblem } from './text-problem.ts'

export interface TextEditorHandle {
  /** Puts the cursor there. */
  goTo(position: number): void
}

export interface TextEditorProps {
  text: string
  /** What it is called: its label is not in sight of the ear otherwise. */
  label: string
  description?: string | undefined
  language?: TextLanguage | undefined
  readOnly?: boolean | undefined
  /** Underlined where they are; F8 goes from one to the next. */
  problems?: readonly TextProblem[] | undefined
  complete?: Complete | undefined
  ref?: Ref<TextEditorHandle> | undefined
  onChange?: ((text: string) => void) | undefined
  onBlur?: ((event: FocusEvent) => void) | undefined
}

const noProblems: readonly TextProblem[] = []

/**
 * An editor for texts of many lines, or a way to read them: line numbers, colours, brackets that belong together, undo,
 * completion, and what is wrong underlined. Only the lines in sight are drawn, however long the text is.
 */
export function TextEditor(props: TextEditorProps) {
  const { text, label, description, language = 'plain', readOnly = false, problems = noProblems } = props
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const create = useEffectEvent((parent: ShadowRoot) =>
    createEditor({ parent, text, access: access(label, description, readOnly), onChange: changed }),
  )
  const changed = useEffectEvent((next: string) => props.onChange?.(next))
  const left = useEffectEvent((event: FocusEvent) => props.onBlur?.(event))
  const complete = useEffectEvent((line: string) => props.complete?.(line))
  const completes = props.complete !== undefined

  // Before anything is drawn: what stands below would move when the editor gets its height.
  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    // The page's policy admits no style elements; in a root of its own the editor adopts its style sheet instead.
    const made = create(element.shadowRoot ?? element.attachShadow({ mode: 'open' }))
    setEditor(made)
    // From out there nobody sees that somebody types in here, and single letters would act as shortcuts.
    element.addEventListener('keydown', keepLetters)
    const leave = (event: FocusEvent) => left(event)
    element.addEventListener('focusout', leave)
    return () => {
      element.removeEventListener('keydown', keepLetters)
      element.removeEventListener('focusout', leave)
      made.view.destroy()
    }
  }, [])

  useEffect(() => editor?.setText(text), [editor, text])
  useEffect(
    () => editor?.setAccess(access(label, description, readOnly)),
    [editor, label, description, readOnly],
  )
  useEffect(
    () => editor?.setCompletion(completes ? completion((line) => complete(line)) : []),
    [editor, completes],
  )
  useEffect(() => setLanguage(editor, language), [editor, language])
  useEffect(() => {
    if (!editor) return
    const { length } = editor.view.state.doc
    const marks = problems.map(({ from, to, message, severity = 'error' }) => ({
      from: Math.min(from, length),
      to: Math.min(to, length),
      message,
      severity,
    }))
    editor.view.dispatch(setDiagnostics(editor.view.state, marks))
  }, [editor, problems])

  useImperativeHandle(
    props.ref,
    () => ({
      goTo(position) {
        editor?.view.dispatch({ selection: { anchor: position }, scrollIntoView: true })
        editor?.view.focus()
      },
    }),
    [editor],
  )

  return <div ref={host} dir="ltr" data-text-editor />
}

/** Without its rules, which may not arrive, a text is still there to be read and written. */
function setLanguage(editor: Editor | undefined, language: TextLanguage) {
  let isWanted = true
  languageRules(language).then(
    (rules) => isWanted && editor?.setLanguage(rules),
    () => undefined,
  )
  return () => {
    isWanted = false
  }
}

function keepLetters(event: KeyboardEvent) {
  const isTyped = event.altKey || !(event.ctrlKey || event.metaKey)
  if (isTyped) event.stopPropagation()
}
