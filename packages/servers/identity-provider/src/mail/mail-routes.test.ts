import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ACCOUNT, startTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await startTestDatabase()
  server = await startTestServer(database.url)
}, 60_000)

afterAll(async () => {
  await server?.stop()
  await database?.stop()
})

async function write(mail: Record<string, unknown>): Promise<string> {
  const all = {
    id: randomUUID(),
    account_id: ACCOUNT,
    recipient: 'ada@program.example',
    subject: 'An email',
    ...mail,
  }
  const names = Object.keys(all)
  const { rows } = await database.pool.query(
    `insert into mail (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(all),
  )
  return rows[0].id
}

const open = async (path: string) => {
  const response = await fetch(`${server.issuer}${path}`)
  return { status: response.status, text: await response.text(), headers: response.headers }
}

test('lists the newest emails first, with their state', async () => {
  await write({ subject: 'Older', written_at: new Date(Date.now() - 60_000), sent_at: new Date() })
  await write({ subject: 'Newer', failure: 'EMESSAGE 550' })
  const { text } = await open('/mail')
  expect(text.indexOf('Newer')).toBeLessThan(text.indexOf('Older'))
  expect(text).toMatch(/data-label="State">Sent<\/td>/)
  expect(text).toContain('data-label="State">Not sent (EMESSAGE 550)</td>')
})

test('shows a mail as text, with links only to our own addresses', async () => {
  const body = `See ${server.issuer}/password-reset/abc\nor http://localhost:9000/\nor https://evil.example/ <b>`
  const { text } = await open(`/mail/${await write({ subject: 'Links', body })}`)
  expect(text).toContain(`<a href="${server.issuer}/password-reset/abc">`)
  expect(text).toContain('<a href="http://localhost:9000/">')
  expect(text).not.toContain('href="https://evil.example')
  expect(text).toContain('&lt;b&gt;')
})

test('no longer shows expired content', async () => {
  const id = await write({ body: 'secret-word', secret_until: new Date(Date.now() - 1000) })
  const { text } = await open(`/mail/${id}`)
  expect(text).not.toContain('secret-word')
  expect(text).toContain('used or has expired')
})

test('the pages have a language and a title, no script, and are not cached', async () => {
  const { text, headers } = await open('/mail')
  expect(text).toContain('<html lang="en">')
  expect(text).toContain('<title>Demo emails')
  expect(text).toMatch(/<th scope="col">Subject<\/th>/)
  expect(text).not.toContain('<script')
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each(['/mail/00000000-0000-4000-8000-000000000000', '/mail/x', "/mail/'"])(
  'there is no mail at %s',
  async (path) => {
    expect((await open(path)).status).toBe(404)
  },
)

test('a request with the Host header of another site gets nothing', async () => {
  const { port } = new URL(server.issuer)
  const status = await new Promise((resolve) => {
    request({ port, host: 'localhost', path: '/mail', headers: { host: 'evil.example' } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).end()
  })
  expect(status).toBe(404)
})

test('the page exists only in the demo', async () => {
  const other = await startTestServer(database.url, { PORTAL_DEMO_PASSWORD: undefined })
  expect((await fetch(`${other.issuer}/mail`)).status).toBe(404)
  await other.stop()
})
