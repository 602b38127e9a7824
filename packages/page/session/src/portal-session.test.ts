/** @jest-environment node */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Endpoint } from '@portal/contract/endpoint.ts'
import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import { getAccess, getCurrentUser, updateCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import type { PortalConfig } from '@portal/contract/portal-config.ts'
import { QueryObserver } from '@tanstack/react-query'
import { createBrowserTokenVault } from './browser-token-vault.ts'
import { MemoryStorage } from './memory-storage.ts'
import type { Notice } from './notices.ts'
import { createPortalSession } from './portal-session.ts'
import { closeChannelsAfterwards } from './testing/closing-channels.ts'
import { TestCookieJar } from './testing/cookie-jar.ts'
import { createTestLock } from './testing/test-lock.ts'
import { TestProvider } from './testing/test-provider.ts'
import { type Answer, type Answering, TestServer } from './testing/test-server.ts'

const api = new TestServer()
const provider = new TestProvider()
const EXPIRED = { kind: 'warning', title: 'Your session has expired. Please login again.' }
const granted = { resources: [{ resource: 'task.get' }], subjectTypes: ['SRCI'] }

closeChannelsAfterwards()

beforeAll(async () => {
  await Promise.all([api.start(), provider.start()])
})

afterAll(async () => {
  await Promise.all([api.stop(), provider.stop()])
})

let portal: ReturnType<typeof createPortalSession>
let jar: TestCookieJar
let shown: Notice[]
let answer: Answering
const assign = jest.fn<Location['assign']>()

const configOf = (): PortalConfig => ({
  accountId: 'a1',
  systemSubjectId: 'system',
  environment: 'SANDBOX',
  productTitle: 'Operations portal',
  apiBase: `${api.url}/api`,
  auth: provider.auth,
})

/** Opens a page with the cookies of the jar. */
function openPortal() {
  const exclusively = createTestLock()
  return createPortalSession(configOf(), {
    document: jar,
    sessionStorage: new MemoryStorage(),
    localStorage: new MemoryStorage(),
    location: { origin: 'https://portal.example', pathname: '/', search: '', assign },
    navigator: { cookieEnabled: true, locks: { request: (_name, work) => exclusively(work) } },
  })
}

beforeEach(async () => {
  provider.answers = {}
  assign.mockClear()
  jar = new TestCookieJar()
  answer = () => ({ body: {} })
  api.answer = (request) => (request.path.endsWith('/users/access') ? { body: granted } : answer(request))
  portal = openPortal()
  shown = []
  portal.notices.notices$.subscribe((notice) => shown.push(notice))
  createBrowserTokenVault(30, jar).save({
    accessToken: 'at1',
    idToken: await provider.idToken(),
    refreshToken: 'rt',
    expiresIn: 3600,
  })
  await portal.session.start()
  api.requests.length = 0
  provider.server.requests.length = 0
})

afterEach(async () => {
  await portal.session.signOut()
})

const refused = (status: number, more: object = {}): Answer => ({
  status,
  body: { reason: 'R', message: 'That did not work.', correlationId: 'c1', ...more },
})
const refreshes = () => provider.server.to('/oauth2/token')
const fifty = <Result>(work: () => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: 50 }, () => work()))
const load = () => portal.call(getCurrentUser, {})

test('reads the user and the access from the account', async () => {
  await portal.session.rereadAccess()
  expect(api.requests.map(({ path }) => path)).toEqual(['/api/accounts/a1/users/access'])
  expect(portal.session.current()).toMatchObject({
    status: 'authenticated',
    user: { givenName: 'Ada', familyName: 'Lovelace' },
    access: { permissions: new Set(['task.get']), subjectTypes: new Set(['SRCI']) },
  })
})

describe('a response without access data', () => {
  const garbage = [
    {},
    { resources: [null], subjectTypes: [] },
    { resources: 'all', subjectTypes: 5 },
    '<html>',
  ]

  test.each(garbage)('%j keeps an open session', async (body) => {
    const before = portal.session.current()
    api.answer = () => ({ body })
    await portal.session.rereadAccess()
    expect(portal.session.current()).toEqual(before)
  })

  test.each(garbage)('%j at the start is explained, and can be retried', async (body) => {
    api.answer = () => ({ body })
    const { session } = openPortal()
    await session.start()
    expect(session.current()).toMatchObject({
      status: 'failed',
      problem: {
        message: 'The response cannot be read. Check your connection and try again.',
        mayRetry: true,
      },
    })
  })
})

describe('an error of the API', () => {
  test('is shown with its details and the request ID', async () => {
    answer = () => refused(409, { errorDetail: [{ message: 'First.' }, { message: 'Second.' }] })
    await load().catch(() => undefined)
    expect(shown).toEqual([
      { kind: 'error', title: 'That did not work.', lines: ['First.', 'Second.'], requestId: 'c1' },
    ])
  })

  test('is kept for the list of messages when the caller shows it', async () => {
    answer = () => refused(409)
    await portal.call(getCurrentUser, {}, { errors: 'here' }).catch(() => undefined)
    expect(shown).toMatchObject([{ title: 'That did not work.', isShown: true }])
  })

  test('of a background call is not reported', async () => {
    answer = () => refused(409)
    await portal.call(getCurrentUser, {}, { errors: 'nowhere' }).catch(() => undefined)
    expect(shown).toEqual([])
  })

  test('about a suspension ends the session with its text, once for many', async () => {
    api.answer = () => refused(403, { reason: 'USER_SUSPENDED' })
    await fifty(load)
    expect(shown).toEqual([
      {
        kind: 'warning',
        title: 'User is disabled. You will be notified by email when your account is active.',
      },
    ])
    expect(portal.session.current()).toEqual({ status: 'leaving' })
  })

  test('is not shown when it only says that there is no IDV channel yet', async () => {
    answer = () => refused(404, { reason: 'IDV_CHANNEL_NOT_FOUND' })
    await load().catch(() => undefined)
    expect(shown).toEqual([])
  })

  test('of a missing permission rereads the permissions, once for many', async () => {
    let allowRead: (answer: Answer) => void = () => undefined
    const read = new Promise<Answer>((resolve) => {
      allowRead = resolve
    })
    api.answer = ({ path }) => (path.endsWith('/users/access') ? read : refused(403))
    await fifty(load)
    allowRead({ body: granted })
    await portal.session.rereadAccess()
    expect(api.to('/api/accounts/a1/users/access')).toHaveLength(1)
  })

  test('of the permissions themselves does not cause a loop', async () => {
    api.answer = () => refused(403)
    await portal.session.rereadAccess()
    expect(api.requests).toHaveLength(1)
  })
})

describe('fifty concurrent calls rejected with 401', () => {
  test('renew once, and all succeed', async () => {
    answer = ({ headers }) => (headers.authorization === 'Bearer at1' ? refused(401) : { body: { id: 'u1' } })
    const results = await fifty(load)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    expect(refreshes()).toHaveLength(1)
    expect(api.requests).toHaveLength(100)
    expect(shown).toEqual([])
  })

  test('end the session once when the provider refuses', async () => {
    provider.answers.token = () => ({ status: 400, body: { error: 'invalid_grant' } })
    answer = () => refused(401)
    await fifty(load)
    expect(refreshes()).toHaveLength(1)
    expect(shown).toEqual([EXPIRED])
    expect(assign).toHaveBeenCalledTimes(1)
    expect(provider.server.to('/oauth2/revoke')).toHaveLength(1)
    expect(portal.session.current()).toEqual({ status: 'leaving' })
  })

  test('end the session once when the new token is rejected too, with one message', async () => {
    answer = () => refused(401)
    const left = new Promise((resolve) => assign.mockImplementationOnce(resolve))
    await fifty(load)
    await left
    expect(refreshes()).toHaveLength(1)
    expect(shown).toMatchObject([{ kind: 'error', title: 'That did not work.' }])
    expect(assign).toHaveBeenCalledTimes(1)
    expect(portal.session.current()).toEqual({ status: 'leaving' })
    expect(jar.cookie).toBe('')
  })

  test.each([
    ['is down', { status: 503 }],
    ['fails', { status: 500 }],
    ['refuses the portal', { status: 401, body: { error: 'invalid_client' } }],
  ])('end the session once, without calling it expired, when the provider %s', async (_what, token) => {
    provider.answers.token = () => token
    answer = () => refused(401)
    const left = new Promise((resolve) => assign.mockImplementationOnce(resolve))
    await fifty(load)
    await left
    expect(shown).toMatchObject([{ kind: 'warning', title: 'Something went wrong.' }])
    expect(assign).toHaveBeenCalledTimes(1)
    expect(portal.session.current()).toEqual({ status: 'leaving' })
  })

  test('end the session once when the new ID token cannot be verified', async () => {
    provider.answers.token = async () => ({ body: await provider.tokens({ id_token: 'x.y.z' }) })
    answer = () => refused(401)
    await fifty(load)
    expect(shown).toEqual([{ kind: 'error', title: 'Something went wrong', lines: ['Invalid ID Token'] }])
    expect(portal.session.current()).toEqual({ status: 'leaving' })
  })
})

describe('access', () => {
  const needing = (permission: Endpoint['permission']): Endpoint => ({ ...getAccess, permission })

  test.each([
    ['needs only a sign-in', null, true],
    ['needs a granted permission', 'task.get', true],
    ['needs a missing permission', 'task.search', false],
    ['needs one of two, one granted', ['task.search', 'task.get'], true],
    ['needs one of two, none granted', ['task.search', 'dpa.get'], false],
  ] as const)('%s', (_title, permission, expected) => {
    expect(portal.can(needing(permission))).toBe(expected)
  })

  test('depends on the data key in the path', () => {
    const change = needing('subject.{dataKey}.update')
    expect(portal.can(change, { dataKey: 'jwk' })).toBe(false)
  })

  test('is empty after sign-out', async () => {
    await portal.session.signOut()
    expect(portal.can(needing(null))).toBe(false)
  })
})

describe('the cache', () => {
  const read = () => portal.queryClient.fetchQuery(portal.queryFor(getCurrentUser, {}))

  test('serves a second reader without another call', async () => {
    answer = () => ({ body: { id: 'u1' } })
    await Promise.all([read(), read()])
    expect(api.requests).toHaveLength(1)
  })

  test('reports an error that no screen shows', async () => {
    answer = () => refused(404)
    await read().catch(() => undefined)
    expect(shown).toMatchObject([{ kind: 'error', title: 'That did not work.' }])
  })

  test('invalidates what a write changed', async () => {
    await read()
    await portal.invalidateAfter(updateCurrentUser)
    expect(
      portal.queryClient.getQueryState(portal.queryFor(getCurrentUser, {}).queryKey)?.isInvalidated,
    ).toBe(true)
  })

  test('invalidates the audit trail after a write that leaves an entry there', async () => {
    const { queryKey } = portal.queryFor(listAuditEvents, {})
    portal.queryClient.setQueryData<unknown>(queryKey, {})
    await portal.invalidateAfter(getAccess)
    expect(portal.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false)
    await portal.invalidateAfter(updateCurrentUser)
    expect(portal.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  test('refetches data whose first fetch overlapped a write', async () => {
    const stop = new QueryObserver(portal.queryClient, portal.queryFor(getCurrentUser, {})).subscribe(
      () => {},
    )
    await portal.invalidateAfter(updateCurrentUser)
    stop()
    expect(api.requests).toHaveLength(2)
  })

  test('keeps what a write did not change', async () => {
    await read()
    await portal.invalidateAfter(getAccess)
    expect(
      portal.queryClient.getQueryState(portal.queryFor(getCurrentUser, {}).queryKey)?.isInvalidated,
    ).toBe(false)
  })

  test('is empty after sign-out', async () => {
    await read()
    await portal.session.signOut()
    expect(portal.queryClient.getQueryCache().getAll()).toEqual([])
  })
})

test('signs in through the provider', async () => {
  await portal.session.signOut()
  assign.mockClear()
  await portal.session.signIn('/tasks')
  const url = new URL(String(assign.mock.calls[0]?.[0]))
  const state = url.searchParams.get('state')
  expect(url.searchParams.get('redirect_uri')).toBe('https://portal.example/callback')
  await portal.session.start()
  const answerUrl = `https://portal.example/callback?code=c1&state=${state}`
  expect(await portal.session.completeSignIn(answerUrl)).toBe('/tasks')
})
