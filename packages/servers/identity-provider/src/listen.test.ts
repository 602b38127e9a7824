import { expect, test } from '@jest/globals'
import { close, listen } from './listen.ts'

test('ends a request whose headers take ten seconds', async () => {
  const listening = await listen(() => undefined, 0, '127.0.0.1')
  await close(listening)
  expect(listening.map(({ server }) => server.headersTimeout)).toEqual([10_000])
})
