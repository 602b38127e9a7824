import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import {
  createChangeRequest,
  createComment,
  getChangeRequest,
  listComments,
} from '@portal/contract/resources/change-request-endpoints.ts'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { createFile, listDirectories, updateFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CommentForm } from './comment-form.tsx'
import { Conversation } from './conversation.tsx'
import { Thread } from './thread.tsx'

let request: ChangeRequest

beforeAll(async () => {
  await signInAs('admin')
  const directories = await call(listDirectories, {})
  const dirId = directories.items.find(({ path }) => path === 'privacy')?.id ?? ''
  const version = { contentType: 'text/html' as const, content: '<p>Hello</p>' }
  const file = await call(createFile, {
    params: { dirId },
    body: { name: 'thread-of-request.html', version },
  })
  const place = { fileId: file.id, verId: file.newestVersionId }
  const body = { kind: 'PUBLISH' as const, ...place, title: 'Publish a greeting' }
  const { id: changeRequestId } = await call(createChangeRequest, { params: { dirId }, body })
  request = await call(getChangeRequest, { params: { changeRequestId } })
})

afterEach(() => {
  jest.restoreAllMocks()
})

/** Holds the calls of a method until the returned function is called. */
function hold(method: string): () => void {
  const { fetch } = globalThis
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === method) await released
    return fetch(input, init)
  })
  return release
}

test('marks comments on lines that were edited later', async () => {
  const params = { changeRequestId: request.id }
  const first = await call(createComment, { params, body: { text: 'Friendly', line: 1 } })
  const thread = (at: ChangeRequest) => <Thread request={at} first={first} answers={[]} mayComment={false} />
  const { unmount } = renderInApp(thread(request))
  expect(screen.getByText(/· line 1$/)).toBeTruthy()
  unmount()

  const { dirId, fileId, id: verId, revision } = request.version
  const edit = { contentType: 'text/html' as const, content: '<h1>New</h1>' }
  await call(updateFileVersion, { params: { dirId, fileId, verId }, body: edit }, { revision })
  renderInApp(thread(await call(getChangeRequest, { params })))
  expect(screen.getByText(/· line 1 before the last edit$/)).toBeTruthy()
})

test.each(['Control', 'Meta'])('sends a comment with %s+Enter', async (key) => {
  const onDone = jest.fn()
  renderInApp(
    <CommentForm
      request={request}
      label="Comment on line 1"
      submitLabel="Comment"
      line={1}
      onDone={onDone}
    />,
  )
  const text = `Sent with ${key}`
  await userEvent.type(screen.getByLabelText('Comment on line 1'), `${text}{${key}>}{Enter}{/${key}}`)
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  const { items } = await call(listComments, { params: { changeRequestId: request.id } })
  expect(items.map((comment) => comment.text)).toContain(text)
})

test('returns the focus to Reply after a reply', async () => {
  const params = { changeRequestId: request.id }
  const first = await call(createComment, { params, body: { text: 'Is it final?' } })
  renderInApp(<Thread request={request} first={first} answers={[]} mayComment />)
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }))
  await userEvent.type(screen.getByLabelText('Reply to Ines Moreau'), 'Yes{Control>}{Enter}{/Control}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reply' })))
})

test('says why a thread could not be resolved', async () => {
  const params = { changeRequestId: request.id }
  const first = await call(createComment, { params, body: { text: 'Resolve this' } })
  renderInApp(<Thread request={request} first={first} answers={[]} mayComment />)
  const { fetch } = globalThis
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method !== 'PUT') return fetch(input, init)
    const refusal = {
      reason: 'CHANGE_REQUEST_CLOSED',
      message: 'The request is closed.',
      correlationId: 'r-1',
    }
    return Response.json(refusal, { status: 409 })
  })
  await userEvent.click(screen.getByRole('button', { name: 'Resolve' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The request is closed.')
})

const newComment = () => screen.findByRole('textbox', { name: 'New comment' })
const isSending = () => screen.getByRole('button', { name: 'Comment' }).getAttribute('aria-busy') === 'true'

test('keeps what is added to a comment while it is being sent', async () => {
  const release = hold('POST')
  renderInApp(<CommentForm request={request} label="New comment" submitLabel="Comment" />)
  await userEvent.type(await newComment(), 'Agreed{Control>}{Enter}{/Control}')
  await userEvent.type(await newComment(), ', and one more thing')
  release()
  await waitFor(() => expect(isSending()).toBe(false))
  expect(await newComment()).toHaveProperty('value', 'Agreed, and one more thing')
  await userEvent.clear(await newComment())
})

test('keeps a comment that is begun while the conversation is read after the last one', async () => {
  renderInApp(<Conversation request={request} />)
  await newComment()
  const release = hold('GET')
  await userEvent.type(await newComment(), 'All good{Control>}{Enter}{/Control}')
  await waitFor(async () => expect(await newComment()).toHaveProperty('value', ''))
  expect(isSending()).toBe(true)
  await userEvent.type(await newComment(), 'But')
  release()
  expect(await screen.findByText('All good')).toBeTruthy()
  await waitFor(() => expect(isSending()).toBe(false))
  expect(await newComment()).toHaveProperty('value', 'But')
  await userEvent.clear(await newComment())
})

test('sends a comment only once when the answer is lost and it is sent again', async () => {
  const { fetch } = globalThis
  const losing = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    await fetch(input, init)
    return new Response('', { status: 500 })
  })
  renderInApp(<CommentForm request={request} label="New comment" submitLabel="Comment" />)
  await userEvent.type(await newComment(), 'Only once{Control>}{Enter}{/Control}')
  await screen.findByRole('alert')
  losing.mockRestore()
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }))
  await waitFor(async () => expect(await newComment()).toHaveProperty('value', ''))
  const { items } = await call(listComments, { params: { changeRequestId: request.id } })
  expect(items.filter(({ text }) => text === 'Only once')).toHaveLength(1)
})
