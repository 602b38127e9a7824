import { afterEach, expect, jest, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FileUpload } from './file-upload.tsx'

const { fetch } = window
afterEach(() => {
  jest.useRealTimers()
  window.fetch = fetch
})

const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A store that accepts each file and then does not know it. Returns how often a file was announced. */
function loseUploads(): () => number {
  let announced = 0
  window.fetch = async (address) => {
    if (!String(address).endsWith('/part-urls')) {
      announced += 1
      return answer(201, { uploadId: `upload-${announced}` })
    }
    return answer(404, {
      reason: 'UPLOAD_NOT_FOUND',
      message: 'The upload does not exist.',
      correlationId: 'r-1',
    })
  }
  return () => announced
}

test('restarts an upload that the storage has lost at most three times, then says so', async () => {
  const announced = loseUploads()
  jest.useFakeTimers()
  renderInApp(<FileUpload purpose="DPA_IMPORT" label="File" onUploaded={() => undefined} />)
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.upload(screen.getByLabelText(/File/), new File(['a,b'], 'dpas.csv', { type: 'text/csv' }))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('The storage has lost this file several times.')
  expect(notice.textContent).toContain('r-1')
  expect(announced()).toBe(4)
  expect(screen.getByRole('button', { name: 'Resume' })).toBeTruthy()
})
