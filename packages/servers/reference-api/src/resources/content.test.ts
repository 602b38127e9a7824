import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { InputOf } from '@portal/contract/endpoint.ts'
import { createFile, getFileVersionById, updateFile } from '@portal/contract/resources/file-endpoints.ts'
import { directoryId, freshName, makeFile } from '../testing/sample-files.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'
import { endingOf, uploadFile } from '../testing/upload-file.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

type Version = InputOf<typeof createFile>['body']['version']

/** The smallest valid picture. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const JPEG_HEAD = 'ffd8ffe000104a46494600010100000100010000'
const JPEG = Buffer.from(`${JPEG_HEAD}ffc0000b080001000101011100ffda0008010100003f00d2cf20ffd9`, 'hex')
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\nstartxref\n9\n%%EOF\n')
const ZIP = Buffer.concat([Buffer.from('504b0304140000000000', 'hex'), Buffer.alloc(64)])

async function create(dir: string, version: Version) {
  const params = { dirId: await directoryId(admin, dir) }
  return admin.call(createFile, { params, body: { name: freshName(endingOf(version.contentType)), version } })
}

async function upload(
  dir: string,
  contentType: Version['contentType'],
  bytes: string | Buffer,
  caller = admin,
) {
  const uploadId = await uploadFile(caller, 'FILE_CONTENT', bytes, contentType)
  return create(dir, { contentType, uploadId })
}

const versionOf = async (verId: string) => (await admin.call(getFileVersionById, { params: { verId } })).body

test.each([
  ['card-art', 'image/png' as const, PNG],
  ['card-art', 'image/jpeg' as const, JPEG],
  ['help', 'application/pdf' as const, PDF],
])('in %s, accepts a file of type %s, and serves it so that it cannot run', async (dir, type, bytes) => {
  const { status, body } = await upload(dir, type, bytes)
  expect(status).toBe(201)
  const { downloadUrl, content, sizeBytes } = await versionOf(body.newestVersionId)
  expect([content, sizeBytes]).toEqual([null, bytes.length])
  const download = await fetch(downloadUrl ?? '')
  expect(Buffer.from(await download.arrayBuffer()).equals(bytes)).toBe(true)
  expect(download.headers.get('content-security-policy')).toContain('sandbox')
  expect(download.headers.get('x-content-type-options')).toBe('nosniff')
  expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="v1-sample/)
})

test.each([
  ['an archive', 'card-art', 'image/png' as const, ZIP, 'is application/zip'],
  ['another picture', 'card-art', 'image/png' as const, JPEG, 'is image/jpeg'],
  ['a page', 'card-art', 'image/jpeg' as const, Buffer.from('<script>1</script>'), 'is of unknown type'],
  ['a picture', 'help', 'application/pdf' as const, PNG, 'is image/png'],
  ['a page after the beginning of a PDF', 'help', 'application/pdf' as const, '%PDF-1.7\n<script>', 'broken'],
  ['the first four bytes of a picture', 'card-art', 'image/jpeg' as const, JPEG.subarray(0, 4), 'broken'],
  ['a picture without its end', 'card-art', 'image/png' as const, PNG.subarray(0, 50), 'broken'],
  ['a program', 'card-art', 'image/png' as const, Buffer.from('MZ'.padEnd(200, '\0')), 'is'],
])('rejects %s in %s that claims to be %s', async (_, dir, type, bytes, found) => {
  const { status, error } = await upload(dir, type, bytes)
  expect([status, error.reason]).toEqual([422, 'CONTENT_REJECTED'])
  expect(error.message).toContain(found)
  expect(error.errorDetail[0]?.source).toBe('/version/uploadId')
})

test('rejects a file whose extension does not match its type', async () => {
  const params = { dirId: await directoryId(admin, 'terms') }
  const body = { name: 'x.html.exe', version: { contentType: 'text/html' as const, content: '<p>Hello</p>' } }
  const { status, error } = await admin.call(createFile, { params, body })
  expect([status, error.reason]).toEqual([422, 'CONTENT_REJECTED'])
  expect(error.message).toBe('The name of a file of type text/html ends with .html or .htm.')
})

test('a file can only get a name that matches its content', async () => {
  const params = await makeFile(admin)
  const { status, error } = await admin.call(updateFile, { params, body: { name: 'x.html.exe' } })
  expect([status, error.errorDetail[0]?.source]).toEqual([422, '/name'])
})

test('stores an uploaded text as text', async () => {
  const { body } = await upload('help', 'text/markdown', '# Zażółć gęślą jaźń\n')
  expect(await versionOf(body.newestVersionId)).toMatchObject({
    content: '# Zażółć gęślą jaźń\n',
    downloadUrl: null,
  })
})

test('rejects a text in another character set', async () => {
  const latin2 = Buffer.from([0x5a, 0x61, 0xbf, 0xf3, 0xb3, 0xe6])
  const { status, error } = await upload('help', 'text/markdown', latin2)
  expect([status, error.message]).toEqual([422, 'The text is not in UTF-8.'])
})

test('rejects a text in UTF-16', async () => {
  const { status } = await upload('help', 'text/markdown', Buffer.from('Hello', 'utf16le'))
  expect(status).toBe(422)
})

test.each([
  ['terms', 'text/html' as const, '<p onclick="x()">Hi</p>', 'Not allowed in the content: onclick of <p>.'],
  ['terms', 'text/html' as const, 'a\u0001b', 'Not allowed in the content: the character U+0001 on line 1.'],
  [
    'logos',
    'image/svg+xml' as const,
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    'Not allowed in the content: <script>.',
  ],
  ['ui-texts', 'application/json' as const, '{oops}', 'The content is not valid JSON.'],
])(
  'in %s, rejects %s that could do harm and names what was found',
  async (dir, contentType, content, message) => {
    const { status, error } = await create(dir, { contentType, content })
    expect([status, error.reason, error.message]).toEqual([422, 'CONTENT_REJECTED', message])
    expect(error.errorDetail).toEqual([
      { reason: 'CONTENT_REJECTED', sourceType: 'BODY', source: '/version/content', message },
    ])
  },
)

test('a file with rejected content leaves nothing behind', async () => {
  const name = freshName()
  const params = { dirId: await directoryId(admin, 'help') }
  await admin.call(createFile, {
    params,
    body: { name, version: { contentType: 'text/html', content: '<x>' } },
  })
  const rows = await server.db.selectFrom('file').select('id').where('name', '=', name).execute()
  expect(rows).toEqual([])
})

test('rejects a text that is too large for its directory', async () => {
  const { status, error } = await create('ui-texts', {
    contentType: 'application/json',
    content: JSON.stringify('x'.repeat(300_000)),
  })
  expect([status, error.reason, error.message]).toEqual([
    413,
    'CONTENT_TOO_LARGE',
    'The content must be at most 256 KiB.',
  ])
})

test('rejects a text above one MiB, counted in bytes', async () => {
  const { status, error } = await create('help', {
    contentType: 'text/markdown',
    content: 'ż'.repeat(600_000),
  })
  expect([status, error.errorDetail[0]?.reason]).toEqual([422, 'TOO_LONG'])
})

test('rejects a picture above the limit of its directory', async () => {
  const large = Buffer.concat([PNG, Buffer.alloc(3 * 1024 * 1024)])
  const { status, error } = await upload('card-art', 'image/png', large)
  expect([status, error.reason]).toEqual([413, 'CONTENT_TOO_LARGE'])
})

test('a picture cannot be sent as text', async () => {
  const { status, error } = await create('card-art', { contentType: 'image/png', content: 'x' })
  expect([status, error.errorDetail[0]?.message]).toEqual([422, 'Upload files of this type.'])
})

test('content must be sent exactly one way', async () => {
  const uploadId = crypto.randomUUID()
  const both = await create('help', { contentType: 'text/html', content: 'x', uploadId })
  const neither = await create('help', { contentType: 'text/html' })
  expect([both, neither].map(({ error }) => error.errorDetail[0]?.source)).toEqual([
    '/version/content',
    '/version/content',
  ])
})

test('an upload can be used once, and only by its owner', async () => {
  const editor = await server.as('editor')
  const foreign = await upload('card-art', 'image/png', PNG, editor)
  expect([foreign.status, foreign.error.reason]).toEqual([404, 'UPLOAD_NOT_FOUND'])
  const uploadId = await uploadFile(admin, 'FILE_CONTENT', PNG, 'image/png')
  const version = { contentType: 'image/png' as const, uploadId }
  expect((await create('card-art', version)).status).toBe(201)
  expect((await create('card-art', version)).error.reason).toBe('UPLOAD_NOT_FOUND')
})
