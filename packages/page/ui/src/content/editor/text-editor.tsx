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
  /** Moves the cursor to a position. */
  goTo(position: number): void
}

export interface TextEditorProps {
  text: string
  /** Accessible name: screen readers see no other label. */
  label: string
  description?: string | undefined
  language?: TextLanguage | undefined
  readOnly?: boolean | undefined
  /** Underlined in place; F8 moves to the next. */
  problems?: readonly TextProblem[] | undefined
  complete?: Complete | undefined
  ref?: Ref<TextEditorHandle> | undefined
  onChange?: ((text: string) => void) | undefined
  onBlur?: ((event: FocusEvent) => void) | undefined
}

const noProblems: readonly TextProblem[] = []

/**
 * An editor or viewer for long texts: line numbers, colors, bracket matching, undo, completion, and
 * underlined problems. Renders only the lines in view, however long the text is.
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

  // Before painting: content below would move when the editor gets its height.
  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    // The page's policy blocks style elements; in a shadow root, the editor adopts its style sheet instead.
    const made = create(element.shadowRoot ?? element.attachShadow({ mode: 'open' }))
    setEditor(made)
    // From outside the shadow root, typing is not visible, and single letters would act as shortcuts.
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
    const marks = problems.map(({ from, to, message, severity = 'error' }) => ({
      from: editor.placeOf(from),
      to: editor.placeOf(to),
      message,
      severity,
    }))
    editor.view.dispatch(setDiagnostics(editor.view.state, marks))
  }, [editor, problems])

  useImperativeHandle(
    props.ref,
    () => ({
      goTo(position) {
        if (!editor) return
        const anchor = editor.placeOf(position)
        editor.view.dispatch({ selection: { anchor }, scrollIntoView: true })
        editor.view.focus()
      },
    }),
    [editor],
  )

  return <div ref={host} dir="ltr" data-text-editor />
}

/** If the rules fail to load, the text can still be read and edited. */
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
