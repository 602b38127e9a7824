import { EditorView } from '@codemirror/view'
import { expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { save } from '../testing/sample-form.tsx'
import { Form } from './form.tsx'
import { SourceField } from './source-field.tsx'
import type { Submit } from './use-form-submit.ts'

const schema = z.object({ body: z.string().min(1, 'Enter the body') })
type Values = z.output<typeof schema>

const body = 'one\ntwo\nthree\nfour\nfive'

const show = (onSubmit: Submit<Values>) =>
  renderInPortal(
    <Form schema={schema} defaultValues={{ body }} onSubmit={onSubmit}>
      <SourceField name="body" />
    </Form>,
  )

async function editor(): Promise<EditorView> {
  return waitFor(() => {
    const root = document.querySelector('[data-text-editor]')?.shadowRoot
    const found = root && EditorView.findFromDOM(root.querySelector('.cm-editor') as HTMLElement)
    if (!found) throw new Error('The editor has not loaded')
    return found
  })
}

async function rewrite(text: string) {
  const view = await editor()
  await act(async () => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }))
}

const written = async () => (await editor()).state.doc.toString()

test('saves a text as typed, with leading and trailing spaces', async () => {
  const saved: Values[] = []
  show(async (values) => void saved.push(values))
  await rewrite('  new text\n')
  await save()
  await waitFor(() => expect(saved).toEqual([{ body: '  new text\n' }]))
})

test('shows its errors below', async () => {
  show(async () => undefined)
  await rewrite('')
  await save()
  expect(await screen.findAllByText('Enter the body')).toBeTruthy()
})

test('merges changes by two people to different lines', async () => {
  const answers = [{ theirs: { body: body.replace('one', 'ONE') }, by: 'Ana Ruiz' }]
  const saved: Values[] = []
  show(async (values) => {
    const conflict = answers.pop()
    if (!conflict) saved.push(values)
    return conflict
  })
  await rewrite(body.replace('five', 'FIVE'))
  await save()
  await screen.findByText('Ana Ruiz changed this while you were editing')
  expect(screen.queryByRole('radio')).toBeNull()
  await waitFor(async () => expect(await written()).toBe('ONE\ntwo\nthree\nfour\nFIVE'))
  await save()
  await waitFor(() => expect(saved).toEqual([{ body: 'ONE\ntwo\nthree\nfour\nFIVE' }]))
})

test('lets the user choose between conflicting lines, and keeps further edits', async () => {
  show(async () => ({ theirs: { body: body.replace('two', 'THEIRS').replace('five', 'FIVE') } }))
  await rewrite(body.replace('two', 'YOURS'))
  await save()
  const theirs = await screen.findByRole('radio', { name: 'Theirs for Body, line 2: THEIRS' })
  await rewrite('one\nYOURS\nthree\nfour!\nFIVE')
  await userEvent.click(theirs)
  await waitFor(async () => expect(await written()).toBe('one\nTHEIRS\nthree\nfour!\nFIVE'))
  await userEvent.click(screen.getByRole('radio', { name: 'Yours for Body, line 2: YOURS' }))
  await waitFor(async () => expect(await written()).toBe('one\nYOURS\nthree\nfour!\nFIVE'))
})

test('has no accessibility violations', async () => {
  const { container } = show(async () => undefined)
  await editor()
  await expectAccessible(container)
})
