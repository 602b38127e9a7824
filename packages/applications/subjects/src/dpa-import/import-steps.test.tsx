import { expect, test } from '@jest/globals'
import { createUploadUrl } from '@portal/contract/tasks/upload-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { ApiError, call } from '@portal/session'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ImportSteps } from './import-steps.tsx'

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
