import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { providerSettings } from '../identity/provider-settings.ts'
import { startBreakingServer } from '../testing/start-breaking-server.ts'
import { startTestIssuer, type TestIssuer } from '../testing/test-issuer.ts'
import { accessTokenSettings } from './access-token-settings.ts'
import { people } from './people.ts'

let issuer: TestIssuer
let api: Awaited<ReturnType<typeof startBreakingServer>>

beforeAll(async () => {
  issuer = await startTestIssuer()
  api = await startBreakingServer()
})
afterAll(() => Promise.all([api.stop(), issuer.stop()]))

test('an answer of the product API that breaks off is its failure', async () => {
  const find = people({
    apiUrl: api.url,
    accountId: 'c2p-demo',
    issuer: issuer.url,
    clients: ['operations-portal'],
    provider: providerSettings({ IDENTITY_ISSUER: issuer.url, IDENTITY_DISCOVERY: 'off' }),
    accessTokens: accessTokenSettings({ ACCESS_TOKEN_SCOPE: 'system/operation' }),
  })
  const found = find(`Bearer ${await issuer.token('ada')}`)
  await expect(found).rejects.toMatchObject({ reason: 'UPSTREAM_ERROR' })
})
