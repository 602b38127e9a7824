import { jest } from '@jest/globals'
import type { AccessSet } from '@portal/contract/access-set.ts'
import { createBrowserTokenVault } from '../browser-token-vault.ts'
import { MemoryStorage } from '../memory-storage.ts'
import { createNotices, type Notice } from '../notices.ts'
import { createRenewTokens } from '../renew-tokens.ts'
import { createSession } from '../session.ts'
import { createSharedMemory } from '../shared-memory.ts'
import { createSignInMemory } from '../sign-in-memory.ts'
import type { TabChannel } from '../tab-channel.ts'
import type { Tokens } from '../token-vault.ts'
import { TestCookieJar } from './cookie-jar.ts'
import { createTestLock } from './test-lock.ts'

export const ORIGIN = 'https://portal.example'
export const INTERVAL_MS = 240_000
export const USER = { sub: '1', email: 'ada@a.example', givenName: 'Ada', familyName: 'Lovelace' }
export const ACCESS: AccessSet = { permissions: new Set(['task.get']), subjectTypes: new Set(['SRCI']) }

type Message = Parameters<TabChannel['tell']>[0]

type MakeTokens = (more?: Partial<Tokens>) => Tokens

/** A made-up provider and API, which issue the tokens. */
function madeUpServices(tokens: MakeTokens) {
  const provider = {
    reach: jest.fn(async () => undefined),
    exchange: jest.fn(async (_code: string, _verifier: string, _redirectUri: string) => tokens()),
    refresh: jest.fn(async (_refreshToken: string) => tokens()),
    userInfo: jest.fn(async (_accessToken: string) => USER),
    revoke: jest.fn(async (_refreshToken: string) => undefined),
    logoutUrl: (returnTo: string) => `https://id.example/logout?logout_uri=${returnTo}`,
  }
  const readAccess = jest.fn(async () => ACCESS)
  const flow = {
    authorizeUrl: jest.fn(
      async (returnTo: string, _options: object) => `https://id.example/authorize?returnTo=${returnTo}`,
    ),
    readAnswer: jest.fn(async (_answerUrl: string) => ({ code: 'c1', verifier: 'v1', returnTo: '/tasks' })),
    exchange: jest.fn(async () => tokens({ refreshToken: 'rt' })),
  }
  const loadSignIn = jest.fn(async () => flow)
  return { provider, readAccess, flow, loadSignIn }
}

/** What a session asks and tells its page. */
const pageHooks = () => ({
  forgetData: jest.fn(() => undefined),
  holdsWork: jest.fn(() => false),
  clockSkew: jest.fn(async () => 0),
  onAccessChanged: jest.fn(() => undefined),
})

/** A browser with one cookie jar, one lock and any number of tabs, and a made-up provider and API. */
export function createTestBrowser() {
  const jar = new TestCookieJar()
  const vault = createBrowserTokenVault(30, jar)
  const exclusively = createTestLock()
  const listeners = new Map<object, (message: Message) => void>()
  const localStorage = new MemoryStorage()
  let issued = 0

  const tokens: MakeTokens = (more = {}) => {
    issued += 1
    return { accessToken: `at${issued}`, idToken: `it${issued}`, expiresIn: 3600, ...more }
  }

  const services = madeUpServices(tokens)

  /** Loads the page at an address; a reloaded tab keeps its session storage. */
  function openTab({ at = '/', storage = new MemoryStorage() } = {}) {
    const page = { origin: ORIGIN, pathname: at, search: '', assign: jest.fn<Location['assign']>() }
    let hear: ((message: Message) => void) | undefined
    const notices = createNotices()
    const shown: Notice[] = []
    notices.notices$.subscribe((notice) => shown.push(notice))
    const hooks = pageHooks()
    const tabs: TabChannel = {
      tell: (message) => {
        for (const [tab, listener] of listeners) if (tab !== page) listener(message)
      },
      listen: (listener) => listeners.set(page, listener),
    }
    const session = createSession({
      ...services,
      ...hooks,
      auth: { refreshIntervalMs: INTERVAL_MS } as never,
      vault,
      notices,
      memory: createSignInMemory(storage),
      shared: createSharedMemory(localStorage),
      tabs,
      page,
      renewTokens: createRenewTokens({
        vault,
        provider: services.provider,
        verify: async () => undefined,
        exclusively,
        onRenewed: () => tabs.tell({ type: 'renewed' }),
      }),
      requireStorage: () => undefined,
    })
    return {
      session,
      page,
      shown,
      ...hooks,
      storage,
      /** As if the tab slept: it receives no messages. */
      sleep: () => {
        hear = listeners.get(page)
        listeners.delete(page)
      },
      /** Delivers a message that it missed while asleep. */
      hear: (message: Message) => hear?.(message),
    }
  }

  /** As if a user had signed in before. */
  const keepTokens = () => vault.save(tokens({ refreshToken: 'rt' }))

  return {
    ...{ jar, localStorage, vault, tokens, openTab, keepTokens },
    ...services,
    async openSignedIn() {
      if (!vault.refreshToken()) keepTokens()
      const tab = openTab()
      await tab.session.start()
      return tab
    },
  }
}

export type TestBrowser = ReturnType<typeof createTestBrowser>
export type TestTab = ReturnType<TestBrowser['openTab']>
