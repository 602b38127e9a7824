import { afterEach, expect, test } from '@jest/globals'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { createUploadUrl } from '@portal/contract/tasks/upload-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { ApiError, call, queryClient } from '@portal/session'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ImportSteps } from './import-steps.tsx'

const { fetch } = window
afterEach(() => {
  window.fetch = fetch
})

/** Announces unused uploads until the limit is reached; returns the error message. */
async function useUpUploads(): Promise<string> {
  const facts = {
    contentType: 'text/csv',
    sizeBytes: 1,
    sha256: '0'.repeat(64),
    purpose: 'DPA_IMPORT',
  } as const
  try {
    for (;;) await call(createUploadUrl, { body: { ...facts, fileName: 'unused.csv' } }, { errors: 'here' })
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'UPLOAD_LIMIT_REACHED') return error.message
    throw error
  }
}

test('explains why a file cannot be uploaded, and keeps the file and the choices', async () => {
  await signInAs('admin')
  const sentence = await useUpUploads()
  expect(sentence).toMatch(/^You have 5 unused uploads, which is the limit\./)
  renderInApp(<ImportSteps kind="import" />)
  await userEvent.click(await screen.findByRole('radio', { name: 'Only update' }))
  const file = new File(['srciDpaId\n1\n'], 'shops.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('File to import'), file)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByText('Paused shops.csv')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Resume' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Only update' }).checked).toBe(true)
})

test('an upload goes on when someone else starts an import for the same subject', async () => {
  await signInAs('admin')
  const { items } = await call(listTasks, { query: { type: ['DPA_IMPORT'], pageSize: 1 } })
  const [task] = items
  const [srci] = (await call(listSubjects, { query: { type: 'SRCI', pageSize: 1 } })).items
  let open: typeof items = []
  window.fetch = async (address, init) => {
    if (init?.method === 'POST') return new Promise(() => undefined)
    return String(address).includes('/tasks?') ? Response.json({ items: open }) : fetch(address, init)
  }
  renderInApp(<ImportSteps kind="import" subjectId={srci?.id ?? ''} />)
  const file = new File(['srciDpaId\n1\n'], 'shops.csv', { type: 'text/csv' })
  await userEvent.upload(await screen.findByLabelText('File to import'), file)
  await screen.findByText(/^(Reading|Uploading) shops.csv/)
  open = task ? [{ ...task, subjectId: srci?.id ?? '' }] : []
  await act(() => queryClient.invalidateQueries({ queryKey: [listTasks.name] }))
  expect(await screen.findByRole('link', { name: 'View task' })).toBeTruthy()
  expect(screen.getByText(/^(Reading|Uploading) shops.csv/)).toBeTruthy()
})
