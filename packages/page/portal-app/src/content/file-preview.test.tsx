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

/** The frame: jsdom loads no document into it, so the test speaks for it. */
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

test('contents are shown in a frame without rights, once its document is there', async () => {
  renderInApp(<MessagePreview label="Mail" subject="Hello" html="<p>Hi</p>" direction="rtl" />)
  const { element, shown, tell } = await frame('Mail')
  expect(element.getAttribute('sandbox')).toBe('allow-scripts')
  expect(element.getAttribute('src')).toBe('/preview')
  await tell({ kind: 'ready' })
  await waitFor(() => expect(shown).toMatchObject([{ kind: 'html', html: '<p>Hi</p>', direction: 'rtl' }]))
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  await waitFor(() => expect(shown.at(-1)).toMatchObject({ scheme: 'dark' }))
})

test('where a link leads is told', async () => {
  renderInApp(<MessagePreview label="Mail" html="<a>Help</a>" />)
  const { tell } = await frame('Mail')
  await tell({ kind: 'ready' })
  await tell({ kind: 'link', target: 'https://a.example' })
  expect(screen.getByText('Leads to https://a.example')).toBeTruthy()
})

test('what others say to the page is not taken for the frame', async () => {
  renderInApp(<MessagePreview label="Mail" html="<a>Help</a>" />)
  await frame('Mail')
  const data: PreviewNews = { kind: 'link', target: 'https://a.example' }
  await act(async () => window.dispatchEvent(new MessageEvent('message', { data, source: window })))
  expect(screen.queryByText(/^Leads to/)).toBeNull()
})

test('an image comes from the storage, and has its size below it', async () => {
  renderInApp(<FilePreview file={file('image/png')} />)
  const { shown, tell } = await frame('logo')
  await tell({ kind: 'ready' })
  await waitFor(() => expect(shown.some(({ kind }) => kind === 'images')).toBe(true))
  await tell({ kind: 'images', sizes: [{ width: 640, height: 480 }] })
  expect(screen.getByText(/^640 × 480, 8 byte/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '200 %' }))
  await waitFor(() => expect(shown.at(-1)).toMatchObject({ kind: 'look', zoom: 2 }))
})

test('an image that is none is told', async () => {
  renderInApp(<FilePreview file={file('image/jpeg')} />)
  const { tell } = await frame('logo')
  await tell({ kind: 'ready' })
  await tell({ kind: 'images', sizes: [null] })
  expect(screen.getByText(/Its bytes are not those of an image/)).toBeTruthy()
})

test('a PDF is downloaded, and it is said why', async () => {
  renderInApp(<FilePreview file={file('application/pdf')} />)
  expect(screen.getByText(/cannot be shown here safely/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download logo' }).getAttribute('href')).toBe(`${storageUrl}/logo`)
})

test('of an unknown file the first bytes are shown', async () => {
  renderInApp(<FilePreview file={file('application/zip')} />)
  const bytes = await screen.findByRole('region', { name: 'First bytes of logo' })
  expect(bytes.textContent).toContain('0000  89 50 4e 47 0d 0a 1a 0a')
  expect(bytes.textContent).toContain('.PNG....')
})

test('a storage that is away can be asked again', async () => {
  isAway = true
  renderInApp(<FilePreview file={file('image/png', { sha256: 'away' })} />)
  await screen.findByText('The file could not be read from the storage.')
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByTitle('logo')).toBeTruthy()
})

const text = (content: string) => file('text/plain', { content, sha256: content })

test('two texts are compared by line, and equal files said to be so', async () => {
  const { unmount } = renderInApp(<FileDifference label="Two" before={text('a')} after={text('b')} />)
  expect(await screen.findByRole('table', { name: 'Two' })).toBeTruthy()
  unmount()
  renderInApp(<FileDifference label="Two" before={text('a')} after={text('a')} />)
  expect(screen.getByText('Both contents are the same.')).toBeTruthy()
})

test('an image that is too large to be read is not shown, and said to be so', () => {
  renderInApp(<FilePreview file={file('image/png', { sizeBytes: 2 ** 30 })} />)
  expect(screen.getByText('The image is too large to be shown here.')).toBeTruthy()
})

test('files of which neither is a text are not compared', () => {
  renderInApp(<FileDifference label="Two" before={file('application/pdf')} after={text('b')} />)
  expect(screen.getByText(/cannot be compared here/)).toBeTruthy()
})
