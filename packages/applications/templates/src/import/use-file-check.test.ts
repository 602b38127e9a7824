import { afterEach, expect, test } from '@jest/globals'
import { signInAs } from '@portal/portal-app/testing'
import { act, renderHook } from '@testing-library/react'
import { useFileCheck } from './use-file-check.ts'

const { fetch } = window
afterEach(() => {
  window.fetch = fetch
})

/** A file with one translation. */
function fileWith(text: string): File {
  const file = new File([], `${text}.csv`)
  file.text = async () => `channel,type,lang,text\nSMS,WELCOME,it,${text}\n`
  return file
}

/** Holds the request with a text until it is released. */
function hold(text: string): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  window.fetch = async (address, init) => {
    if (String(init?.body).includes(text)) await released
    return fetch(address, init)
  }
  return release
}

test('shows the check of the file chosen last, although an earlier one ends later', async () => {
  await signInAs('editor')
  const release = hold('Slow')
  const { result } = renderHook(() => useFileCheck('system'))
  let slow: Promise<void> | undefined
  act(() => {
    slow = result.current.check(fileWith('Slow'), false)
  })
  await act(() => result.current.check(fileWith('Fast'), false))
  release()
  await act(async () => slow)
  expect(result.current.file?.name).toBe('Fast.csv')
  expect(result.current.checked?.rows).toMatchObject([{ bodyText: 'Fast' }])
})

test('asks for a file again that was changed on disk since it was selected', async () => {
  const changed = fileWith('Changed')
  changed.text = async () => {
    throw new DOMException('The requested file could not be read.', 'NotReadableError')
  }
  const { result } = renderHook(() => useFileCheck('system'))
  await act(() => result.current.check(changed, false))
  expect(result.current.problem?.message).toBe('The file has changed since it was selected. Select it again')
})
