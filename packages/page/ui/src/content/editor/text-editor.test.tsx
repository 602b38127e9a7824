import { forEachDiagnostic } from '@codemirror/lint'
import { EditorView } from '@codemirror/view'
import { expect, test } from '@jest/globals'
import { fireEvent } from '@testing-library/react'
import { renderInPortal } from '../../testing/render-in-portal.tsx'
import { TextEditor } from './text-editor.tsx'

/** The part of the editor that takes input. */
function input(): HTMLElement {
  const root = document.querySelector('[data-text-editor]')?.shadowRoot
  const found = root?.querySelector<HTMLElement>('[role=textbox]')
  if (!found) throw new Error('The editor is missing')
  return found
}

const pasteAtStart = (text: string) => fireEvent.paste(input(), { clipboardData: { getData: () => text } })

test.each([
  ['a\r\nb\r\n', 'x\ny', 'x\r\nya\r\nb\r\n'],
  ['a\nb\n', 'x\r\ny', 'x\nya\nb\n'],
  ['a', 'x\r\ny', 'x\nya'],
])('keeps the line endings of %j when %j is pasted into it', (text, pasted, expected) => {
  const changes: string[] = []
  renderInPortal(<TextEditor label="Body" text={text} onChange={(next) => changes.push(next)} />)
  pasteAtStart(pasted)
  expect(changes).toEqual([expected])
})

test('underlines a problem at its place in a text with Windows line endings', () => {
  const problems = [{ from: 6, to: 9, message: 'Unknown' }]
  renderInPortal(<TextEditor label="Body" text={'a\r\nb\r\n{x}'} problems={problems} />)
  const view = EditorView.findFromDOM(input())
  const marked: string[] = []
  if (view) forEachDiagnostic(view.state, (_, from, to) => marked.push(view.state.sliceDoc(from, to)))
  expect(marked).toEqual(['{x}'])
})
