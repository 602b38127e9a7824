import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { downloadHeaders } from './download-headers.ts'

/** The header as a browser receives it; the server refuses to send an invalid one. */
async function received(fileName: string): Promise<string | undefined> {
  const headers = downloadHeaders({ fileName, contentType: 'text/csv' })
  const server = createServer((_, response) => response.writeHead(200, headers).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port }, resolve).on('error', reject)
    })
    answer.resume()
    return answer.headers['content-disposition']
  } finally {
    server.close()
  }
}

/** Both forms of the name, if the header contains nothing else. */
const namesIn = (header = '') =>
  /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]*)$/.exec(header)?.slice(1)

test.each([
  ['report.csv', 'report.csv'],
  ['Żółć 2026.csv', '____ 2026.csv'],
  ['a"; filename="evil.html', 'a__ filename__evil.html'],
  ['a\r\nSet-Cookie: evil=1.csv', 'a__Set-Cookie_ evil_1.csv'],
  ['..\\..\\evil.bat', '.._.._evil.bat'],
  ["it's (1)*.csv", 'it_s (1)_.csv'],
  ['half a sign \uD83D.csv', 'half a sign _.csv'],
])('browsers that read only the plain name save a file named %j as %j', async (name, plain) => {
  const [shown, encoded] = namesIn(await received(name)) ?? []
  expect(shown).toBe(plain)
  expect(decodeURIComponent(encoded ?? '')).toBe(Buffer.from(name).toString())
})
