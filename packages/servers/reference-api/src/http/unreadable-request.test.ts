import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { answerUnreadableRequest } from '@portal/server-common/http/unreadable-request.ts'

let server: Server

beforeEach(async () => {
  server = createServer({ headersTimeout: 100, connectionsCheckingInterval: 20 })
  server.on('clientError', answerUnreadableRequest)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** The complete response to these bytes, until the connection closes. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  socket.write(bytes)
  await new Promise((resolve) => socket.once('close', resolve))
  return answer
}

test.each([
  ['two lengths', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['different lengths', 'Content-Length: 4\r\nContent-Length: 30\r\n\r\n'],
  ['a length that is not a number', 'Content-Length: +4\r\n\r\n'],
  ['a transfer encoding that hides the end', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
])('a request with %s cannot hide a second one', async (_, rest) => {
  let seen = 0
  server.on('request', (_request, response) => {
    seen += 1
    response.end()
  })
  const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n'
  expect(await answerTo(`POST / HTTP/1.1\r\nHost: a\r\n${rest}${smuggled}`)).toMatch(/^HTTP\/1\.1 400 /)
  expect(seen).toBe(0)
})

test('answers 408 and closes the connection when a header comes byte by byte', async () => {
  const { port } = server.address() as AddressInfo
  // It keeps sending after the server has closed.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nx-slow: ')
  const dripping = setInterval(() => socket.write('x'), 10)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(dripping)
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 408 })
})

test('waits for a client that has not come to sending its request yet', async () => {
  server.on('request', (_request, response) => response.end('Served'))
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1' })
  await once(server, 'clientError')
  socket.setEncoding('utf8').end('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const [answer] = await once(socket, 'data')
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
})
