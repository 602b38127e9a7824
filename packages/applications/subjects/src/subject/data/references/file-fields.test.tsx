import { expect, test } from '@jest/globals'
import { getSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DataKeyView } from '../../data-key-view.tsx'
import { SubjectDataForm } from '../../subject-data-form.tsx'

async function live() {
  await signInAs('admin')
  const query = { type: 'SRCI', publicationStatus: 'PUBLISHED' } as const
  const [subject] = (await call(listSubjects, { query })).items
  if (!subject) throw new Error('The demo data has no such subject.')
  return await call(getSubject, { params: { subjectId: subject.id } })
}

const choose = async (field: HTMLElement, option: string | RegExp) => {
  await userEvent.click(field)
  const [first] = await screen.findAllByRole('option', { name: option })
  if (first) await userEvent.click(first)
}

test('shows the files of a subject by name, with links', async () => {
  renderInApp(<DataKeyView subject={await live()} dataKey="resourceData" />)
  const files = within(await screen.findByRole('table', { name: 'Resource files' }))
  const terms = within(await files.findByRole('row', { name: /^Terms/ }))
  const link = await terms.findByText(/^terms-.*\.html$/)
  expect(link).toBeTruthy()
  expect(terms.getByRole('cell', { name: 'Current' })).toBeTruthy()
})

test('chooses a file by its directory and name; another directory empties the file', async () => {
  const subject = await live()
  renderInApp(<SubjectDataForm subject={subject} dataKey="resourceData" cancelTo="/" />)
  const [item] = await screen.findAllByRole('group', { name: 'Resource files 1' })
  if (!item) throw new Error('The form has no resource.')
  const directory = within(item).getByRole<HTMLInputElement>('combobox', { name: /^Directory/ })
  const file = within(item).getByRole<HTMLInputElement>('combobox', { name: /^File/ })
  await waitFor(() =>
    expect([directory.value, file.value]).toEqual([
      expect.stringMatching(/^Terms/),
      expect.stringMatching(/^terms-/),
    ]),
  )
  await choose(directory, 'Logos')
  await waitFor(() => expect(file.value).toBe(''))
  await choose(file, /\.svg$/)
  expect(file.value).toMatch(/\.svg$/)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const review = within(await screen.findByRole('dialog'))
  const change = await review.findByRole('row', { name: /^File/ })
  await waitFor(() => expect(change.textContent).toMatch(/terms-.*\.html.*\.svg/))
  expect(review.queryByRole('row', { name: /^Version/ })).toBeNull()
})
