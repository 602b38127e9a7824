import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { PreviewContent, PreviewNews } from '@portal/contract/preview/preview-message.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInApp } from '../testing/render-in-app.tsx'
import { FileDifference } from './file-difference.tsx'
import { FilePreview } from './file-preview.tsx'
import { MessagePreview } from './message-preview.tsx'
import type { ShownFile } from './shown-file.ts'

let isAway = false
const PICTURE = Buffer.from('89504e470d0a1a0a', 'hex')
const storage: Server = createServer((_request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.writeHead(isAway ? 503 : 200).end(isAway ? '' : PICTURE)
})
let storageUrl = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve))
  storageUrl = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`
})
afterAll(() => void storage.close())

const file = (contentType: string, facts: Partial<ShownFile> = {}): ShownFile => ({
  name: 'logo',
  contentType,
  sizeBytes: PICTURE.length,
  sha256: contentType,
  content: null,
  downloadUrl: `${storageUrl}/logo`,
  ...facts,
})

/** The frame: jsdom loads no document into it, so the test acts for it. */
async function frame(title: string) {
  const element: HTMLIFrameElement = await screen.findByTitle(title)
  const shown: PreviewContent[] = []
  element.contentWindow?.addEventListener('message', ({ data }) => shown.push(data))
  const tell = (data: PreviewNews) =>
    act(async () =>
      window.dispatchEvent(new MessageEvent('message', { data, source: element.contentWindow })),
    )
  return { element, shown, tell }
}

test('shows content in a frame without permissions once its document has loaded', async () => {
  renderInApp(<MessagePreview label="Mail" subject="Hello" html="<p>Hi</p>" direction="rtl" />)
  const { element, shown, tell } = await frame('Mail')
  expect(element.getAttribute('sandbox')).toBe('allow-scripts')
  expect(element.getAttribute('src')).toBe('/preview')
  await tell({ kind: 'ready' })
  await waitFor(() => expect(shown).toMatchObject([{ kind: 'html', html: '<p>Hi</p>', direction: 'rtl' }]))
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  await waitFor(() => expect(shown.at(-1)).toMatchObject({ scheme: 'dark' }))
})

test('shows where a link leads', async () => {
  renderInApp(<MessagePreview label="Mail" html="<a>Help</a>" />)
  const { tell } = await frame('Mail')
  await tell({ kind: 'ready' })
  await tell({ kind: 'link', target: 'https://a.example' })
  expect(screen.getByText('Leads to https://a.example')).toBeTruthy()
})

test('ignores messages that are not from the frame', async () => {
  renderInApp(<MessagePreview label="Mail" html="<a>Help</a>" />)
  await frame('Mail')
  const data: PreviewNews = { kind: 'link', target: 'https://a.example' }
  await act(async () => window.dispatchEvent(new MessageEvent('message', { data, source: window })))
  expect(screen.queryByText(/^Leads to/)).toBeNull()
})

test('loads an image from the storage and shows its size', async () => {
  renderInApp(<FilePreview file={file('image/png')} />)
  const { shown, tell } = await frame('logo')
  await tell({ kind: 'ready' })
  await waitFor(() => expect(shown.some(({ kind }) => kind === 'images')).toBe(true))
  await tell({ kind: 'images', sizes: [{ width: 640, height: 480 }] })
  expect(screen.getByText(/^640 × 480, 8 byte/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '200%' }))
  await waitFor(() => expect(shown.at(-1)).toMatchObject({ kind: 'look', zoom: 2 }))
})

test('reports an invalid image', async () => {
  renderInApp(<FilePreview file={file('image/jpeg')} />)
  const { tell } = await frame('logo')
  await tell({ kind: 'ready' })
  await tell({ kind: 'images', sizes: [null] })
  expect(screen.getByText(/The file is not a valid image/)).toBeTruthy()
})

test('says why a PDF is not shown, without a link that expires', () => {
  renderInApp(<FilePreview file={file('application/pdf')} />)
  expect(screen.getByText(/cannot be shown here safely/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('shows the first bytes of an unknown file', async () => {
  renderInApp(<FilePreview file={file('application/zip')} />)
  const bytes = await screen.findByRole('region', { name: 'First bytes of logo' })
  expect(bytes.textContent).toContain('0000  89 50 4e 47 0d 0a 1a 0a')
  expect(bytes.textContent).toContain('.PNG....')
})

test('retries when the storage was unreachable', async () => {
  isAway = true
  renderInApp(<FilePreview file={file('image/png', { sha256: 'away' })} />)
  await screen.findByText('The file could not be read from the storage.')
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByTitle('logo')).toBeTruthy()
})

const text = (content: string) => file('text/plain', { content, sha256: content })

test('compares two texts by line, and says when files are identical', async () => {
  const { unmount } = renderInApp(<FileDifference label="Two" before={text('a')} after={text('b')} />)
  expect(await screen.findByRole('table', { name: 'Two' })).toBeTruthy()
  unmount()
  renderInApp(<FileDifference label="Two" before={text('a')} after={text('a')} />)
  expect(screen.getByText('The contents are identical.')).toBeTruthy()
})

test('shows two pages as consumers see them, side by side or alone', async () => {
  const page = (content: string) => file('text/markdown', { name: 'terms.md', content, sha256: content })
  renderInApp(<FileDifference label="Two" before={page('# Old')} after={page('# New')} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Before and after' }))
  const before = await frame('Before: terms.md')
  const after = await frame('After: terms.md')
  await before.tell({ kind: 'ready' })
  await after.tell({ kind: 'ready' })
  await waitFor(() => expect(before.shown).toMatchObject([{ kind: 'html', html: '<h1>Old</h1>\n' }]))
  await waitFor(() => expect(after.shown).toMatchObject([{ kind: 'html', html: '<h1>New</h1>\n' }]))
  await userEvent.click(screen.getByRole('radio', { name: 'After' }))
  expect(screen.queryByTitle('Before: terms.md')).toBeNull()
  expect(screen.getByTitle('After: terms.md')).toBeTruthy()
})

test('does not show an image that is too large, and says so', () => {
  renderInApp(<FilePreview file={file('image/png', { sizeBytes: 2 ** 30 })} />)
  expect(screen.getByText('The image is too large to be shown here.')).toBeTruthy()
})

test('does not compare files that are not text', () => {
  renderInApp(<FileDifference label="Two" before={file('application/pdf')} after={text('b')} />)
  expect(screen.getByText(/cannot be compared here/)).toBeTruthy()
})
