import type { AccessSet } from '@portal/contract/access-set.ts'
import { getDictionary } from '@portal/contract/accounts/account-endpoints.ts'
import { type Endpoint, permissionsOf } from '@portal/contract/endpoint.ts'
import { getAccess, getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import type { PortalConfig } from '@portal/contract/portal-config.ts'
import type { ApiError } from './api-error.ts'
import { type CookieJar, createBrowserTokenVault } from './browser-token-vault.ts'
import { createCallWhileLocked } from './call-while-locked.ts'
import { clockSkew } from './clock-skew.ts'
import { createHostTokenVault } from './host-token-vault.ts'
import { type CallOptions, createHttpClient } from './http-client.ts'
import { createIdentityProvider } from './identity-provider.ts'
import { MemoryStorage, usableStorage } from './memory-storage.ts'
import { createNotices } from './notices.ts'
import { createQueries, createQueryClient } from './query-client.ts'
import { createRenewTokens } from './renew-tokens.ts'
import { createSession } from './session.ts'
import type { SessionCollaborators } from './session-collaborators.ts'
import { accessOf } from './session-state.ts'
import { createSharedMemory } from './shared-memory.ts'
import { SignInError } from './sign-in-error.ts'
import { createSignInMemory } from './sign-in-memory.ts'
import { CALLBACK_PATH } from './sign-in-paths.ts'
import { createTabChannel } from './tab-channel.ts'

/** Reasons that are no news to the operator: the page that asked has its own answer (specification, section 8). */
const SILENT_REASONS: readonly string[] = ['IDV_CHANNEL_NOT_FOUND']

/** What the session needs of the window. */
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

/** Puts the parts of the session together for one page. */
export function createPortalSession(config: PortalConfig, page: PortalPage) {
  const { auth } = config
  const vault =
    auth.vault === 'host'
      ? createHostTokenVault(page.location.origin, () => page.navigator.cookieEnabled)
      : createBrowserTokenVault(auth.refreshCookieDays, page.document)
  const provider = createIdentityProvider(auth)
  const notices = createNotices()
  const queryClient = createQueryClient()
  const tabs = createTabChannel(new BroadcastChannel('portal.session'))
  const ownStorage = usableStorage(() => page.sessionStorage)
  const storage = ownStorage ?? new MemoryStorage()
  let holdsWork = () => false

  const callOnce = createHttpClient({
    baseUrl: `${config.apiBase}/accounts/${config.accountId}`,
    accessToken: vault.accessToken,
    renew: async (staleToken) => (await session.renew(staleToken)) === 'renewed',
    onFailure: (error, options) => reportFailure(error, options),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })

  const session = createSession({
    auth,
    vault,
    provider,
    notices,
    memory: createSignInMemory(storage),
    shared: createSharedMemory(usableStorage(() => page.localStorage) ?? new MemoryStorage()),
    tabs,
    page: page.location,
    renewTokens: createRenewTokens({
      vault,
      provider,
      verify: async (tokens) => (await import('./verify-id-token.ts')).verifyIdToken(tokens, auth),
      exclusively: (work) => page.navigator.locks.request('portal.renew-tokens', work),
      onRenewed: () => tabs.tell({ type: 'renewed' }),
    }),
    readAccess: async (): Promise<AccessSet> => {
      const { resources, subjectTypes } = await callOnce(getAccess, {}, { quiet: true })
      return {
        permissions: new Set(resources.map(({ resource }) => resource)),
        subjectTypes: new Set<string>(subjectTypes),
      }
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
      if (ownStorage) return
      throw new SignInError(
        'This browser does not let the portal keep data. Allow cookies and site data for this site, then try again.',
      )
    },
    clockSkew: () => clockSkew(page.location.origin),
    holdsWork: () => holdsWork(),
    forgetData: () => queryClient.clear(),
  })

  function reportFailure(error: ApiError, { quiet }: CallOptions) {
    // Calls that were under way when the session ended have nothing to add.
    if (error.status === 401 && (session.isOver() || session.isLocked())) return
    if (!quiet && !SILENT_REASONS.includes(error.reason)) {
      const lines = error.details.map(({ message }) => message)
      notices.notify({ kind: 'error', title: error.message, lines, requestId: error.requestId })
    }
    if (error.status === 401) void session.expire()
    if (error.status === 403) void session.rereadAccess()
  }

  /** Whether the operator may call an operation; asks for the permission only, the API has the last word. */
  function can(endpoint: Endpoint, params?: Readonly<Record<string, string>>): boolean {
    const anyOf = permissionsOf(endpoint, params)
    const state = session.current()
    const held = accessOf(state).permissions
    return anyOf === null
      ? state.status === 'authenticated'
      : anyOf.some((permission) => held.has(permission))
  }

  const call = createCallWhileLocked(callOnce, session)
  return {
    config,
    session,
    call,
    can,
    queryClient,
    notices,
    /** Names who knows whether the screen holds unsaved work: a session that runs out then only locks it. */
    lockWhile: (isHolding: () => boolean) => {
      holdsWork = isHolding
    },
    ...createQueries(queryClient, call),
  }
}
