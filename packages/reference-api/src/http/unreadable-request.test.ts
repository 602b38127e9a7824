import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { answerUnreadableRequest } from '@portal/server-kit/http/unreadable-request.ts'

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

test('a header that comes byte by byte is answered with 408 and its connection closed', async () => {
  const { port } = server.address() as AddressInfo
  // It goes on sending after the server has said that it ends.
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
