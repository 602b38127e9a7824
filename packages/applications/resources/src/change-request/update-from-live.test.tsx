import { afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  createChangeRequest,
  createReview,
  getChangeRequest,
} from '@portal/contract/resources/change-request-endpoints.ts'
import { createFile, createFileVersion, listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChangeRequestHead } from './change-request-head.tsx'
import { ChangeRequestNotices } from './change-request-notices.tsx'

const page = (...lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('\n')
const contentType = 'text/html' as const

let dirId: string

beforeAll(async () => {
  await signInAs('editor')
  const directories = await call(listDirectories, {})
  dirId = directories.items.find(({ path }) => path === 'privacy')?.id ?? ''
})

afterEach(cleanup)

const read = (changeRequestId: string) => call(getChangeRequest, { params: { changeRequestId } })

async function request(fileId: string, verId: string): Promise<string> {
  const body = { kind: 'PUBLISH' as const, fileId, verId, title: 'Publish a page' }
  const { id } = await call(createChangeRequest, { params: { dirId }, body })
  return id
}

async function approve(changeRequestId: string): Promise<void> {
  await signInAs('reviewer')
  const { revision } = await read(changeRequestId)
  const params = { changeRequestId }
  await call(createReview, { params, body: { decision: 'APPROVE' } }, { revision })
  await signInAs('editor')
}

/** A request for a draft, after another draft of the same page went live. */
async function overtaken(name: string, draft: string, other: string): Promise<string> {
  const body = { name, version: { contentType, content: page('one', 'two', 'three') } }
  const { id: fileId, newestVersionId } = await call(createFile, { params: { dirId }, body })
  await approve(await request(fileId, newestVersionId))
  const params = { dirId, fileId }
  const added = async (content: string) => call(createFileVersion, { params, body: { contentType, content } })
  const early = await request(fileId, (await added(draft)).id)
  await approve(await request(fileId, (await added(other)).id))
  return early
}

async function openUpdate(id: string) {
  renderInApp(<ChangeRequestNotices request={await read(id)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Update from live' }))
  return within(await screen.findByRole('dialog'))
}

test('merges what went live into the draft, line by line, and requests the review again', async () => {
  const id = await overtaken('merged.html', page('one', 'two', 'three!'), page('one!', 'two', 'three'))
  const dialog = await openUpdate(id)
  await userEvent.click(dialog.getByRole('button', { name: 'Update from live' }))
  await waitFor(async () => expect((await read(id)).mergeObstacle).toBeNull())
  expect(await read(id)).toMatchObject({
    status: 'OPEN',
    version: { content: page('one!', 'two', 'three!') },
    base: { number: 3 },
  })
})

test('keeps the lines of the draft that both changed, unless the live ones are chosen', async () => {
  const id = await overtaken('both.html', page('mine', 'two', 'three'), page('live', 'two', 'three'))
  const dialog = await openUpdate(id)
  expect(dialog.getByRole('radio', { name: 'Version 2' })).toHaveProperty('checked', true)
  await userEvent.click(dialog.getByRole('radio', { name: 'Version 3, live' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Update from live' }))
  await waitFor(async () => expect((await read(id)).version.content).toBe(page('live', 'two', 'three')))
})

test('the question before an approval says that the request would be held back', async () => {
  const id = await overtaken('held-back.html', page('mine', 'two', 'three'), page('live', 'two', 'three'))
  await signInAs('reviewer')
  renderInApp(<ChangeRequestHead request={await read(id)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('It will be held back, not applied.')).toBeTruthy()
})
