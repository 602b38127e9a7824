import { getDictionary } from '@portal/contract/accounts/account-endpoints.ts'
import { getAccess, getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import type { PortalConfig } from '@portal/contract/portal-config.ts'
import { accessSetOf } from './access-set-of.ts'
import { apiOf } from './api-of.ts'
import { createCallWhileLocked } from './call-while-locked.ts'
import { clockSkew } from './clock-skew.ts'
import { createHttpClient } from './http-client.ts'
import { createIdentityProvider } from './identity-provider.ts'
import { MemoryStorage, usableStorage } from './memory-storage.ts'
import { createNotices } from './notices.ts'
import { createPermissionCheck } from './permission-check.ts'
import { createQueries, createQueryClient } from './query-client.ts'
import { createRenewTokens } from './renew-tokens.ts'
import { reportFailure } from './report-failure.ts'
import { createSession } from './session.ts'
import type { SessionCollaborators } from './session-collaborators.ts'
import { createSharedMemory } from './shared-memory.ts'
import { SignInError, STORAGE_BLOCKED } from './sign-in-error.ts'
import { createSignInMemory } from './sign-in-memory.ts'
import { CALLBACK_PATH } from './sign-in-paths.ts'
import { createSlowCalls } from './slow-calls.ts'
import { createTabChannel } from './tab-channel.ts'
import type { CookieJar } from './token-cookies.ts'
import { tokenVaultOf } from './token-vault-of.ts'
import { createUnsavedWork } from './unsaved-work.ts'

/** What the session needs from the window. */
export interface PortalPage {
  readonly document: CookieJar
  readonly sessionStorage: Storage
  readonly localStorage: Storage
  readonly location: SessionCollaborators['page']
  readonly navigator: {
    readonly cookieEnabled: boolean
    readonly locks: { request<Result>(name: string, work: () => Promise<Result>): Promise<Result> }
  }
}

/** Assembles the parts of the session for one page. */
export function createPortalSession(config: PortalConfig, page: PortalPage) {
  const { auth } = config
  const vault = tokenVaultOf(auth, page)
  const provider = createIdentityProvider(auth)
  const notices = createNotices()
  const queryClient = createQueryClient()
  const tabs = createTabChannel(new BroadcastChannel('portal.session'))
  const ownStorage = usableStorage(() => page.sessionStorage)
  const storage = ownStorage ?? new MemoryStorage()
  const shared = createSharedMemory(usableStorage(() => page.localStorage) ?? new MemoryStorage())
  const slowCalls = createSlowCalls()
  const work = createUnsavedWork()

  const callOnce = createHttpClient({
    baseUrl: apiOf(config),
    accessToken: vault.accessToken,
    renew: async (staleToken) => (await session.renew(staleToken)) === 'renewed',
    onFailure: (error, options) => reportFailure({ session, notices }, error, options),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    watch: slowCalls.watch,
  })

  const session = createSession({
    auth,
    vault,
    provider,
    notices,
    memory: createSignInMemory(storage),
    shared,
    tabs,
    page: page.location,
    renewTokens: createRenewTokens({
      vault,
      provider,
      verify: async (tokens) => (await import('./verify-id-token.ts')).verifyIdToken(tokens, auth),
      exclusively: (work) => page.navigator.locks.request('portal.renew-tokens', work),
      onRenewed: () => tabs.tell({ type: 'renewed' }),
    }),
    readAccess: async () => {
      const answer = await callOnce(getAccess, {}, { errors: 'nowhere' })
      shared.rememberAccess(answer)
      return accessSetOf(answer)
    },
    onAccessChanged: () => {
      for (const { name } of [getCurrentUser, getDictionary])
        void queryClient.invalidateQueries({ queryKey: [name] })
    },
    loadSignIn: async () =>
      (await import('./sign-in-flow.ts')).createSignInFlow({
        auth,
        provider,
        storage,
        redirectUri: `${page.location.origin}${CALLBACK_PATH}`,
      }),
    requireStorage: () => {
      if (!ownStorage) throw new SignInError(STORAGE_BLOCKED)
    },
    clockSkew: () => clockSkew(page.location.origin),
    holdsWork: work.holdsWork,
    forgetData: () => queryClient.clear(),
  })

  const call = createCallWhileLocked(callOnce, session)
  return {
    config,
    session,
    call,
    can: createPermissionCheck(session.current),
    queryClient,
    notices,
    slowCalls,
    ...work,
    ...createQueries(queryClient, call),
  }
}
