/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { PortalConfig } from '@portal/contract/portal-config.ts'
import { createBrowserTokenVault } from './browser-token-vault.ts'
import { keepFirstAnswers } from './first-answers.ts'
import { callFirst } from './first-calls.ts'
import { MemoryStorage } from './memory-storage.ts'
import { createPortalSession } from './portal-session.ts'
import { closeChannelsAfterwards } from './testing/closing-channels.ts'
import { TestCookieJar } from './testing/cookie-jar.ts'
import { TestHost } from './testing/test-host.ts'
import { createTestLock } from './testing/test-lock.ts'
import { TestProvider } from './testing/test-provider.ts'
import { TestServer } from './testing/test-server.ts'

const api = new TestServer()
const host = new TestHost()
const provider = new TestProvider()
const granted = { resources: [{ resource: 'task.search' }], subjectTypes: [] }
const TASKS = { name: 'listTasks', method: 'GET', path: '/tasks', permission: null } as const

closeChannelsAfterwards()
// No test runs as long as the page's delayed actions.
jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] })

beforeAll(async () => {
  await Promise.all([api.start(), host.start(), provider.start()])
})
afterAll(async () => {
  await Promise.all([api.stop(), host.stop(), provider.stop()])
})

let jar: TestCookieJar
let localStorage: Storage

beforeEach(() => {
  jar = new TestCookieJar()
  localStorage = new MemoryStorage()
  provider.answers = {}
  host.session = { isRenewable: false }
  api.answer = ({ path }) => ({
    body: path.endsWith('/users/access') ? granted : { items: ['from the API'] },
  })
  for (const { requests } of [api, host.server, provider.server]) requests.length = 0
})

async function signIn(vault: 'browser' | 'host', accessToken = 'at1'): Promise<void> {
  const tokens = { accessToken, idToken: await provider.idToken(), refreshToken: 'rt', expiresIn: 3600 }
  if (vault === 'host') host.keep(tokens)
  else createBrowserTokenVault(30, jar).save(tokens)
}

const configOf = (vault: 'browser' | 'host'): PortalConfig => ({
  accountId: 'a1',
  systemSubjectId: 'system',
  environment: 'SANDBOX',
  productTitle: 'Operations portal',
  apiBase: `${api.url}/api`,
  auth: { ...provider.auth, vault },
})

function callAhead(vault: 'browser' | 'host' = 'browser') {
  const page = { document: jar, localStorage, location: { origin: host.server.url } }
  return callFirst(configOf(vault), page, ({ permissions }) =>
    permissions.has('task.search') ? TASKS.path : undefined,
  )
}

/** Opens the session in a page with these responses, and reads what its screen shows. */
async function openWith(answers: ReturnType<typeof callFirst>, vault: 'browser' | 'host' = 'browser') {
  const exclusively = createTestLock()
  const portal = createPortalSession(configOf(vault), {
    document: jar,
    sessionStorage: new MemoryStorage(),
    localStorage,
    location: { origin: host.server.url, pathname: '/', search: '', assign: jest.fn() },
    navigator: { cookieEnabled: true, locks: { request: (_name, work) => exclusively(work) } },
  })
  keepFirstAnswers(answers)
  await portal.session.start()
  return portal
}

const asked = () => [...provider.server.requests, ...api.requests].map(({ path }) => path.split('/').at(-1))

describe.each(['browser', 'host'] as const)('with tokens kept by the %s', (vault) => {
  test("requests the user, the access and the screen's data once", async () => {
    await signIn(vault)
    const portal = await openWith(callAhead(vault), vault)
    expect(portal.session.current().status).toBe('authenticated')
    expect(await portal.call(TASKS, {})).toEqual({ items: ['from the API'] })
    expect(asked()).toEqual(['userInfo', 'access', 'tasks'])
    await portal.session.signOut()
  })

  test('requests nothing without a session', async () => {
    await openWith(callAhead(vault), vault)
    expect(asked()).toEqual([])
  })
})

test('sends a second read again', async () => {
  await signIn('browser')
  const portal = await openWith(callAhead())
  await portal.call(TASKS, {})
  await portal.call(TASKS, {})
  expect(asked().filter((path) => path === 'tasks')).toHaveLength(2)
  await portal.session.signOut()
})

test('does not request what may not be seen', async () => {
  await signIn('browser')
  api.answer = () => ({ body: { resources: [], subjectTypes: [] } })
  const portal = await openWith(callAhead())
  expect(asked()).toEqual(['userInfo', 'access'])
  await portal.session.signOut()
})

describe('with the access of the last page', () => {
  beforeEach(async () => {
    await signIn('browser')
    const before = await openWith(callAhead())
    await before.call(TASKS, {})
    for (const { requests } of [api, provider.server]) requests.length = 0
  })

  test("requests the screen's data without waiting for the access, once", async () => {
    let giveAccess = () => {}
    const withheld = new Promise<void>((resolve) => {
      giveAccess = resolve
    })
    api.answer = async ({ path }) => {
      if (path.endsWith('/users/access')) await withheld
      else giveAccess()
      return { body: path.endsWith('/users/access') ? granted : { items: ['from the API'] } }
    }
    const portal = await openWith(callAhead())
    expect(await portal.call(TASKS, {})).toEqual({ items: ['from the API'] })
    expect(asked().sort()).toEqual(['access', 'tasks', 'userInfo'])
    await portal.session.signOut()
  })

  test('forgets it when the operator signs out', async () => {
    const portal = await openWith(callAhead())
    await portal.session.signOut()
    expect(localStorage.getItem('portal.access')).toBeNull()
  })
})

test('does not reuse responses for an operator who has signed in since', async () => {
  await signIn('browser', 'of-the-first')
  const answers = callAhead()
  await signIn('browser', 'of-the-other')
  const portal = await openWith(answers)
  const tokens = provider.server.to('/oauth2/userInfo').map(({ headers }) => headers.authorization)
  expect(tokens).toEqual(['Bearer of-the-first', 'Bearer of-the-other'])
  await portal.session.signOut()
})

test('renews a rejected token and repeats all calls with the new one', async () => {
  await signIn('browser')
  provider.answers.userInfo = () => {
    provider.answers = {}
    return { status: 401, body: {} }
  }
  const portal = await openWith(callAhead())
  expect(portal.session.current().status).toBe('authenticated')
  expect(provider.server.to('/oauth2/token')).toHaveLength(1)
  await portal.session.signOut()
})

test('drops a response that is never used', async () => {
  await signIn('browser')
  const answers = callAhead()
  expect(answers.size).toBeGreaterThan(0)
  jest.advanceTimersByTime(10_000)
  expect(answers.size).toBe(0)
})
