import { afterEach, expect, jest, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { FileUpload } from './file-upload.tsx'

const { fetch } = window
afterEach(() => {
  jest.useRealTimers()
  window.fetch = fetch
  localStorage.clear()
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

test('an upload whose file has changed has ended, as if it was discarded', async () => {
  const onDiscarded = jest.fn()
  renderInApp(
    <FileUpload purpose="DPA_IMPORT" label="File" onUploaded={() => undefined} onDiscarded={onDiscarded} />,
  )
  const file = new File(['a,b'], 'dpas.csv', { type: 'text/csv' })
  file.slice = () => {
    throw new DOMException('The file could not be read.', 'NotReadableError')
  }
  await userEvent.upload(screen.getByLabelText(/File/), file)
  expect(await screen.findByText('The file has changed since it was selected. Select it again')).toBeTruthy()
  expect(onDiscarded).toHaveBeenCalledTimes(1)
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

const earlierTask = {
  id: '604060bf-0000-4000-8000-000000000000',
  number: 'T-12',
  status: 'SUCCEEDED',
  createdAt: '2026-11-20T10:00:00.000Z',
}

/** A store that a task already received each file from. Returns how often a file was announced. */
function knowUploads(): () => number {
  let announced = 0
  window.fetch = async (address) => {
    if (String(address).endsWith('/completion')) return new Response(null, { status: 204 })
    if (String(address).endsWith('/part-urls')) return answer(200, { parts: [] })
    announced += 1
    return answer(201, { uploadId: `upload-${announced}`, earlierTask })
  }
  return () => announced
}

const WARNING = 'dpas.csv was uploaded before, for T-12'
const select = () =>
  userEvent.upload(screen.getByLabelText(/File/), new File(['a,b'], 'dpas.csv', { type: 'text/csv' }))
const selectAnother = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Select another file' }))

test('warns each time a file is selected that was uploaded before, until it is uploaded again', async () => {
  const announced = knowUploads()
  const upload = <FileUpload purpose="DPA_IMPORT" label="File" onUploaded={() => undefined} />
  const { unmount } = renderInApp(upload)
  await select()
  expect(await screen.findByText(WARNING)).toBeTruthy()
  await selectAnother()
  await select()
  expect(await screen.findByText(WARNING)).toBeTruthy()
  // As after a reload of the page.
  unmount()
  renderInApp(upload)
  await select()
  expect(await screen.findByText(WARNING)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Upload it again' }))
  expect(await screen.findByText(/^Uploaded dpas\.csv/)).toBeTruthy()
  await selectAnother()
  await select()
  expect(await screen.findByText(/^Uploaded dpas\.csv/)).toBeTruthy()
  expect(announced()).toBe(3)
})

test('warns of a file that was uploaded before although its upload was paused', async () => {
  knowUploads()
  const known = window.fetch
  window.fetch = async () => new Promise(() => undefined)
  renderInApp(<FileUpload purpose="DPA_IMPORT" label="File" onUploaded={() => undefined} />)
  await select()
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }))
  window.fetch = known
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }))
  expect(await screen.findByText(WARNING)).toBeTruthy()
})

/** A choice beside the file, which counts when the upload is complete. */
function WithChoice({ onUploaded }: { onUploaded(choice: string): void }) {
  const [choice, setChoice] = useState('first')
  return (
    <>
      <button type="button" onClick={() => setChoice('second')}>
        Choose
      </button>
      <FileUpload purpose="DPA_IMPORT" label="File" onUploaded={() => onUploaded(choice)} />
    </>
  )
}

test('continues with what was chosen during the upload', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  window.fetch = async (address) => {
    if (String(address).endsWith('/completion')) return new Response(null, { status: 204 })
    if (String(address).endsWith('/part-urls')) return answer(200, { parts: [] })
    await arrived
    return answer(201, { uploadId: 'upload-1' })
  }
  const onUploaded = jest.fn()
  renderInApp(<WithChoice onUploaded={onUploaded} />)
  await select()
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }))
  arrive()
  await waitFor(() => expect(onUploaded.mock.calls).toEqual([['second']]))
})
