import { setTimeout as delay } from 'node:timers/promises'
import type { AccountsPool } from '@portal/accounts/account-tables.ts'
import { keyedHashes } from '@portal/accounts/sign-ins/keyed-hash.ts'
import { failureFacts } from '@portal/server-common/failure-facts.ts'
import { log, startLog } from '@portal/server-common/log.ts'
import { Registry, serveMetrics, watchPool } from '@portal/server-common/metrics.ts'
import { startTracing } from '@portal/server-common/tracing/start-tracing.ts'
import type { Middleware } from 'koa'
import { type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Pool } from 'pg'
import { accountsPool } from './database/accounts-pool.ts'
import { startCleanUp } from './database/clean-up.ts'
import { isDatabaseUnavailable } from './database/database-unavailable.ts'
import { openDatabase } from './database/open-database.ts'
import { failurePages, RETRY_AFTER_SECONDS } from './failure-pages.ts'
import { healthRoutes } from './health-routes.ts'
import { close, listen } from './listen.ts'
import { mailRoutes } from './mail/mail-routes.ts'
import { measureCalls } from './measure-calls.ts'
import { fontRoute } from './pages/font-route.ts'
import { securityHeaders } from './pages/security-headers.ts'
import { endReusedSessions } from './provider/end-reused-sessions.ts'
import { limitSignIns } from './provider/limit-sign-ins.ts'
import { logoutRoute } from './provider/logout-route.ts'
import { paths, providerConfiguration } from './provider/provider-configuration.ts'
import { renewSessions } from './provider/session-limits.ts'
import { loadSigningKeys } from './provider/signing-keys.ts'
import { userInfoRoute } from './provider/user-info-route.ts'
import type { IdentitySettings } from './settings.ts'
import { createCredentials } from './sign-in/credentials.ts'
import { createInteractions } from './sign-in/interactions.ts'
import { loginRoutes } from './sign-in/login-routes.ts'
import { newPasswordRoutes, passwordLinkRoute } from './sign-in/new-password-routes.ts'
import { createPasswordChoice } from './sign-in/password-choice.ts'
import { createSignIn } from './sign-in/sign-in.ts'
import { createSignInBrake } from './sign-in/sign-in-brake.ts'
import { installSwitches } from './test-switches/install-switches.ts'
import { createSwitchBoard } from './test-switches/switches.ts'
import { traceCalls } from './trace-calls.ts'

export interface RunningServer {
  /**
   * Keeps serving for the configured time, finishes requests in flight, then releases the port and the
   * database.
   */
  stop(): Promise<void>
}

/** Throws a one-sentence error when the database or the port is unavailable. */
export async function startServer(settings: IdentitySettings): Promise<RunningServer> {
  startLog('identity-provider')
  const tracing = await startTracing('identity-provider', settings.server)
  const database = await openDatabase(settings.databaseUrl)
  const accounts = accountsPool(database)
  const metrics = new Registry()
  watchPool(metrics, database)
  let isDraining = false
  const provider = await createProvider(settings, {
    database,
    accounts,
    metrics,
    isDraining: () => isDraining,
  })
  const figures = await serveMetrics(metrics, settings.server)
  const servers = await listen(provider.callback(), settings.port, settings.server.listenAddress)
  const cleanUp = startCleanUp(database, accounts)
  return {
    async stop() {
      isDraining = true
      await delay(settings.server.drainMs)
      cleanUp.stop()
      await close(servers)
      await figures.stop()
      await database.end()
      await tracing.stop()
    },
  }
}

/** While the server drains, each client is asked to use another connection next time. */
const endConnections =
  (isDraining: () => boolean): Middleware =>
  async (ctx, next) => {
    await next()
    if (isDraining()) ctx.set('connection', 'close')
  }

interface Dependencies {
  database: Pool
  /** The tables of accounts, over the same pool. */
  accounts: AccountsPool
  metrics: Registry
  isDraining: () => boolean
}

async function createProvider(
  settings: IdentitySettings,
  { database, accounts, metrics, isDraining }: Dependencies,
): Promise<Provider> {
  const keys = await loadSigningKeys(database)
  const switches = createSwitchBoard()
  const credentials = createCredentials(accounts, settings.demoPassword)
  const brake = createSignInBrake(database)
  const hashes = await keyedHashes(accounts)
  const signIn = createSignIn({ accounts, credentials, brake, hashes })
  const provider = new Provider(settings.issuer, providerConfiguration({ settings, accounts, keys }))
  // With https, a proxy in front terminates TLS and puts the client's address last in X-Forwarded-For.
  provider.proxy = settings.issuer.startsWith('https:')
  provider.maxIpsCount = 1
  logErrors(provider)
  provider.use(endConnections(isDraining))
  provider.use(measureCalls(metrics))
  provider.use(traceCalls(settings.server))
  provider.use(securityHeaders(settings))
  provider.use(failurePages(settings))
  if (settings.testSwitches) await installSwitches(provider, switches, keys)
  provider.use(healthRoutes(database, isDraining))
  provider.use(fontRoute())
  provider.use(limitSignIns(paths.authorization, provider, database, settings))
  provider.use(renewSessions(accounts, paths.token, settings.session))
  provider.use(endReusedSessions(accounts, paths.token))
  const interactions = createInteractions({ provider, settings, accounts })
  const choosePassword = createPasswordChoice(accounts, settings.demoPassword)
  provider.use(loginRoutes({ settings, interactions, signIn }))
  provider.use(passwordLinkRoute({ accounts, settings }))
  provider.use(newPasswordRoutes({ accounts, settings, interactions, choosePassword }))
  provider.use(mailRoutes(accounts, settings))
  provider.use(logoutRoute(provider, accounts, settings))
  provider.use(userInfoRoute(settings, accounts, keys))
  return provider
}

/** After a 500 of the library, the client may retry. */
function answerUnavailable(ctx: KoaContextWithOIDC): void {
  ctx.status = 503
  ctx.set('retry-after', RETRY_AFTER_SECONDS)
}

function logErrors(provider: Provider): void {
  // Koa would print stack traces of errors that are already logged.
  provider.silent = true
  provider.on('server_error', (ctx, error) => {
    log.error('failure', failureFacts(`The call ${ctx.oidc?.route ?? ctx.method}`, error))
    if (isDatabaseUnavailable(error)) answerUnavailable(ctx)
  })
  provider.on('grant.error', (_, error) =>
    log.info('token-refused', { error: error.error, detail: error.error_detail }),
  )
}
