import { afterEach, expect, jest, test } from '@jest/globals'
import { type Notice, notices$ } from '@portal/session'
import userEvent from '@testing-library/user-event'
import { copyAddress } from './copy-address.ts'

const said: Notice[] = []
notices$.subscribe((notice) => said.push(notice))

afterEach(() => {
  said.length = 0
  jest.restoreAllMocks()
})

test('says that a link was copied', async () => {
  // Gives the document a clipboard.
  userEvent.setup()
  await copyAddress('?status=ACTIVE')
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/?status=ACTIVE`)
  expect(said).toEqual([{ kind: 'success', title: 'Link copied' }])
})

test('says that the browser did not copy a link', async () => {
  userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await copyAddress('?status=ACTIVE')
  expect(said).toEqual([{ kind: 'error', title: 'Could not copy' }])
})
