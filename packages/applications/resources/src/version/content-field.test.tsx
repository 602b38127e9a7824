import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import {
  createFile,
  getDirectory,
  getFile,
  getFileVersion,
  listDirectories,
} from '@portal/contract/resources/file-endpoints.ts'
import type { File as StoredFile } from '@portal/contract/resources/file-schemas.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ContentRules, rulesOf } from '../directory/content-rules.ts'
import { VersionCreateForm } from './version-create-form.tsx'

let file: StoredFile
let directory: ContentRules

beforeAll(async () => {
  await signInAs('editor')
  const directories = await call(listDirectories, {})
  const dirId = directories.items.find(({ path }) => path === 'privacy')?.id ?? ''
  directory = rulesOf(await call(getDirectory, { params: { dirId } }))
  const version = { contentType: 'text/html' as const, content: '<p>First</p>' }
  file = await call(createFile, { params: { dirId }, body: { name: 'edited-upload.html', version } })
})

afterEach(() => {
  jest.restoreAllMocks()
})

/** A storage that already has each file; all other calls go to the API. Returns what was last sent as a version. */
function storeUploads() {
  const { fetch } = globalThis
  let version: unknown
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = String(input)
    if (address.endsWith('/completion')) return new Response(null, { status: 204 })
    if (address.endsWith('/part-urls')) return Response.json({ parts: [] })
    if (address.endsWith('/uploads')) return Response.json({ uploadId: crypto.randomUUID() }, { status: 201 })
    if (address.endsWith('/versions')) version = JSON.parse(String(init?.body))
    return fetch(input, init)
  })
  return { saved: () => version }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** A file whose text can be read here. */
function htmlFile(text: string): File {
  return Object.assign(new File([text], 'upload.html', { type: 'text/html' }), { text: async () => text })
}

/** The text of the editor, which is not part of the page's tree. */
const editor = () =>
  waitFor(() => {
    const found = document.querySelector('[data-text-editor]')?.shadowRoot?.querySelector('[role=textbox]')
    if (!found) throw new Error('The editor has not loaded')
    return found
  })

async function pasteAtStart(text: string) {
  fireEvent.paste(await editor(), { clipboardData: { getData: () => text } })
}

async function newestContent() {
  const { dirId, id: fileId } = file
  const { newestVersionId: verId } = await call(getFile, { params: { dirId, fileId } })
  return (await call(getFileVersion, { params: { dirId, fileId, verId } })).content
}

test('saves an uploaded file itself after a reload in which nothing was edited', async () => {
  const { saved } = storeUploads()
  const form = <VersionCreateForm file={file} directory={directory} base={undefined} />
  const { unmount } = renderInApp(form)
  await userEvent.click(await screen.findByRole('radio', { name: 'Upload a file' }))
  await userEvent.upload(screen.getByLabelText(/^File/), htmlFile('<p>As it is</p>'))
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('As it is'))
  unmount()
  renderInApp(form)
  await waitFor(async () => expect((await editor()).textContent).toBe('<p>As it is</p>'))
  await press('Save draft')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(saved()).toMatchObject({ uploadId: expect.any(String) }))
  localStorage.clear()
})

test('saves an uploaded text as it was edited after a reload', async () => {
  storeUploads()
  const form = <VersionCreateForm file={file} directory={directory} base={undefined} />
  const { unmount } = renderInApp(form)
  await userEvent.click(await screen.findByRole('radio', { name: 'Upload a file' }))
  await userEvent.upload(screen.getByLabelText(/^File/), htmlFile('<p>Second</p>'))
  expect(await screen.findByText(/^Uploaded upload\.html/)).toBeTruthy()
  // The form keeps the text of the file on this device.
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Second'))
  unmount()
  renderInApp(form)
  await waitFor(async () => expect((await editor()).textContent).toBe('<p>Second</p>'))
  await pasteAtStart('<h1>Title</h1>')
  await press('Save draft')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save draft' }))
  await waitFor(async () => expect(await newestContent()).toBe('<h1>Title</h1><p>Second</p>'))
})
