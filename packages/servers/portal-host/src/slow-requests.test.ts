import { afterAll, expect, test } from '@jest/globals'
import { deliveryOf } from './delivery-of.ts'
import { createHost } from './server.ts'
import { readSettings } from './settings.ts'
import { createTestRepository } from './testing/test-repository.ts'

const repository = createTestRepository()

afterAll(() => {
  repository.remove()
})

test('ends a request whose headers take ten seconds, or that takes a quarter of an hour', async () => {
  const settings = readSettings({ PORTAL_ROOT: repository.root, IDENTITY_DISCOVERY: 'off' })
  const host = await createHost(settings, await deliveryOf(settings))
  expect(host.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 900_000 })
  await host.close()
})
