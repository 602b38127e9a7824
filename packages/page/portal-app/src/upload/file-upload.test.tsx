import { afterEach, expect, jest, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
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

test('keeps the focus in the upload when its file is chosen, and when it is discarded', async () => {
  loseUploads()
  renderInApp(<FileUpload purpose="DPA_IMPORT" label="File" onUploaded={() => undefined} />)
  const field = screen.getByLabelText(/File/)
  field.focus()
  fireEvent.change(field, { target: { files: [new File(['a,b'], 'dpas.csv', { type: 'text/csv' })] } })
  await waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'))
  await userEvent.click(screen.getByRole('button', { name: /another file|Discard|Cancel/ }))
  expect(document.activeElement).toBe(screen.getByLabelText(/File/))
})

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
