/** @jest-environment node */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createIdentityProvider } from './identity-provider.ts'
import { MemoryStorage } from './memory-storage.ts'
import { createSignInFlow, type SignInFlow } from './sign-in-flow.ts'
import { TestProvider } from './testing/test-provider.ts'

const CALLBACK = 'https://portal.example/callback'
const provider = new TestProvider()
let storage: MemoryStorage
let flow: SignInFlow

beforeAll(() => provider.start())
afterAll(() => provider.stop())

const createFlow = () =>
  createSignInFlow({
    auth: provider.auth,
    provider: createIdentityProvider(provider.auth),
    storage,
    redirectUri: CALLBACK,
  })

beforeEach(() => {
  provider.answers = {}
  provider.server.requests.length = 0
  storage = new MemoryStorage()
  flow = createFlow()
})

/** Goes to the provider and returns the parameters of the address. */
async function leave(returnTo = '/tasks') {
  const url = new URL(await flow.authorizeUrl(returnTo))
  return { url, state: url.searchParams.get('state') ?? '' }
}

/** Takes a response all the way to tokens. */
async function exchangeCode(answerUrl: string) {
  const answer = await flow.readAnswer(answerUrl)
  return { ...answer, tokens: await flow.exchange(answer) }
}

const answered = (answer: Record<string, string>) => `${CALLBACK}?${new URLSearchParams(answer)}`
const exchanges = () => provider.server.to('/oauth2/token').map(({ body }) => new URLSearchParams(body))

describe('the redirect to the provider', () => {
  test('requests a code with state and challenge, as the specification says', async () => {
    const { url } = await leave()
    expect(url.origin + url.pathname).toBe(provider.auth.endpoints.authorize)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'operations-portal',
      redirect_uri: CALLBACK,
      scope: 'openid system/operation',
      state: expect.stringMatching(/^[0-9a-f]{32}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
  })

  test('requires the password again on request', async () => {
    const url = new URL(await flow.authorizeUrl('/', { again: true }))
    expect(url.searchParams.get('prompt')).toBe('login')
  })

  test('fills in who signs in, where that is known', async () => {
    const url = new URL(await flow.authorizeUrl('/', { email: 'ana@program.example' }))
    expect(url.searchParams.get('login_hint')).toBe('ana@program.example')
  })

  test('uses a new state and challenge each time', async () => {
    const [first, second] = [(await leave()).url.searchParams, (await leave()).url.searchParams]
    expect(first.get('state')).not.toBe(second.get('state'))
    expect(first.get('code_challenge')).not.toBe(second.get('code_challenge'))
  })
})

describe('the return', () => {
  test('exchanges the code with the verifier of its challenge', async () => {
    const { url, state } = await leave()
    await exchangeCode(answered({ code: 'c1', state }))
    const [form] = exchanges()
    const verifier = form?.get('code_verifier') ?? ''
    expect(verifier).toMatch(/^[0-9a-f]{96}$/)
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    expect(challenge).toBe(url.searchParams.get('code_challenge'))
    expect(form?.get('code')).toBe('c1')
  })

  test('returns the tokens and the requested address', async () => {
    const { state } = await leave('/tasks?page=2')
    expect(await exchangeCode(answered({ code: 'c1', state }))).toMatchObject({
      tokens: { accessToken: expect.stringMatching(/^access-/), expiresIn: 3600 },
      returnTo: '/tasks?page=2',
    })
  })

  test('works after a reload in between', async () => {
    const { state } = await leave()
    flow = createFlow()
    expect(await exchangeCode(answered({ code: 'c1', state }))).toMatchObject({ returnTo: '/tasks' })
  })
})

describe('an unrequested response', () => {
  test.each([
    ['without a state', {}],
    ['with an empty state', { state: '' }],
    ['with a state never issued', { state: '0123456789abcdef0123456789abcdef' }],
    ['with a state for something else', { state: '__proto__' }],
  ])('%s is "Invalid state"', async (_title, answer) => {
    await leave()
    await expect(exchangeCode(answered({ code: 'c1', ...answer }))).rejects.toThrow('Invalid state')
    expect(exchanges()).toEqual([])
  })

  test('with the state of another tab is "Invalid state"', async () => {
    const { state } = await leave()
    storage = new MemoryStorage()
    flow = createFlow()
    await expect(exchangeCode(answered({ code: 'c1', state }))).rejects.toThrow('Invalid state')
  })

  test('with a used state is "Invalid state"', async () => {
    const { state } = await leave()
    await exchangeCode(answered({ code: 'c1', state }))
    await expect(exchangeCode(answered({ code: 'c1', state }))).rejects.toThrow('Invalid state')
    expect(exchanges()).toHaveLength(1)
  })
})

describe('a refusal by the provider', () => {
  test('on its page is reported with its code', async () => {
    const { state } = await leave()
    await expect(exchangeCode(answered({ error: 'access_denied', state }))).rejects.toMatchObject({
      name: 'SignInError',
      message: expect.stringContaining('refused access ("access_denied")'),
    })
    expect(exchanges()).toEqual([])
  })

  test('at the exchange carries its code', async () => {
    provider.answers.token = () => ({ status: 400, body: { error: 'invalid_grant' } })
    const { state } = await leave()
    await expect(exchangeCode(answered({ code: 'c1', state }))).rejects.toMatchObject({
      name: 'ProviderError',
      status: 400,
      code: 'invalid_grant',
    })
  })
})

describe('an invalid ID token is "Invalid ID Token":', () => {
  test.each([
    ['none', undefined],
    ['no token at all', 'no-token'],
    ['a truncated one', 'eyJhbGciOiJSUzI1NiJ9.e30'],
    ['one without a subject', 'eyJhbGciOiJSUzI1NiJ9.e30.x'],
    ['a number', 5],
  ])('%s', async (_title, id_token) => {
    provider.answers.token = async () => ({ body: await provider.tokens({ id_token }) })
    const { state } = await leave()
    await expect(exchangeCode(answered({ code: 'c1', state }))).rejects.toMatchObject({
      name: 'SignInError',
      message: 'Invalid ID Token',
    })
  })
})
