/** @jest-environment node */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { PortalConfig } from '@portal/contract/portal-config.ts'
import { MemoryStorage } from './memory-storage.ts'
import type { Notice } from './notices.ts'
import { createPortalSession } from './portal-session.ts'
import { closeChannelsAfterwards } from './testing/closing-channels.ts'
import { TestCookieJar } from './testing/cookie-jar.ts'
import { idTokenMutations } from './testing/id-token-mutations.ts'
import { createTestLock } from './testing/test-lock.ts'
import { TestProvider } from './testing/test-provider.ts'
import { TestServer } from './testing/test-server.ts'

const api = new TestServer()
const provider = new TestProvider()
const other = new TestProvider()
const mutations = Object.values(idTokenMutations(provider, other)).flat()

closeChannelsAfterwards()
beforeAll(async () => {
  await Promise.all([api.start(), provider.start(), other.start()])
})
afterAll(async () => {
  await Promise.all([api.stop(), provider.stop(), other.stop()])
})

const assign = jest.fn<Location['assign']>()
let jar: TestCookieJar
let shown: Notice[]
let portal: ReturnType<typeof createPortalSession>

beforeEach(() => {
  provider.answers = {}
  assign.mockClear()
  jar = new TestCookieJar()
  shown = []
  const config: PortalConfig = {
    accountId: 'a1',
    environment: 'SANDBOX',
    productTitle: 'Operations portal',
    systemSubjectId: 'system',
    apiBase: `${api.url}/api`,
    auth: provider.auth,
  }
  const exclusively = createTestLock()
  portal = createPortalSession(config, {
    document: jar,
    sessionStorage: new MemoryStorage(),
    localStorage: new MemoryStorage(),
    location: { origin: api.url, pathname: '/callback', search: '', assign },
    navigator: { cookieEnabled: true, locks: { request: (_name, work) => exclusively(work) } },
  })
  portal.notices.notices$.subscribe((notice) => shown.push(notice))
  api.requests.length = 0
})

afterEach(() => portal.session.signOut())

/** Goes to the provider and returns with its response. */
async function signIn(): Promise<void> {
  await portal.session.signIn('/tasks')
  const state = new URL(String(assign.mock.calls[0]?.[0])).searchParams.get('state')
  await portal.session.completeSignIn(`${api.url}/callback?code=c1&state=${state}`)
}

const callsOfApi = () => api.requests.filter(({ path }) => path.startsWith('/api/'))

describe('a sign-in with an ID token that is', () => {
  test.each(mutations)('%s ends before anything is stored or requested', async (_title, make) => {
    const id_token = await make()
    provider.answers.token = async () => ({ body: await provider.tokens({ id_token, refresh_token: 'rt' }) })
    await expect(signIn()).rejects.toThrow('Invalid ID Token')
    expect(shown).toEqual([{ kind: 'error', title: 'Something went wrong', lines: ['Invalid ID Token'] }])
    expect(jar.cookie).toBe('')
    expect(callsOfApi()).toEqual([])
    expect(provider.server.to('/oauth2/userInfo')).toEqual([])
  })
})

test("a sign-in for another user than the ID token's stores nothing", async () => {
  provider.answers.userInfo = () => ({ body: { sub: 'operator-2', email: 'b@a.example' } })
  api.answer = () => ({ body: { resources: [], subjectTypes: [] } })
  await expect(signIn()).rejects.toThrow('Invalid ID Token')
  expect(jar.cookie).toBe('')
})
