import { MAX_UPLOAD_BYTES } from '@portal/contract/tasks/upload.ts'
import { readDeclared } from '../roles/follow-declared.ts'
import { keepConnectionsOpen } from './lasting-connections.ts'
import { startPermissionHost } from './permission-host.ts'
import startPostgres from './start-postgres.ts'
import stopPostgres from './stop-postgres.ts'
import { startTestServer } from './test-server.ts'

/** What tests of pages receive: the URL of the API, the issuer, and a token for each demo account. */
export interface PageApi {
  readonly url: string
  readonly issuer: string
  readonly tokens: Readonly<Record<string, string>>
}

const ACCOUNTS = ['admin', 'users', 'onboarding', 'editor', 'reviewer', 'risk', 'care', 'viewer']
const DAY_SECONDS = 86_400

/** So low that a page test can reach it. */
const operator = { count: 5, bytes: MAX_UPLOAD_BYTES }
const account = { count: 100, bytes: 100 * MAX_UPLOAD_BYTES }

keepConnectionsOpen()
await startPostgres()
const server = await startTestServer({ uploadQuotas: { operator, account } })
const host = await startPermissionHost()
host.serve({ app: '@portal/fees', group: 'Fees', resource: 'x.fees.close', description: 'Close a month' })
await readDeclared(server.db, { ...server.settings, portalHostUrl: host.url })
await host.stop()
const exp = Math.floor(Date.now() / 1000) + DAY_SECONDS
const tokens = await Promise.all(
  ACCOUNTS.map(async (name) => {
    const email = `${name}@program.example`
    return [name, await server.issuer.token(await server.operatorId(name), { email, exp })] as const
  }),
)
process.once('SIGTERM', async () => {
  await server.stop()
  await stopPostgres()
  process.exit(0)
})
const facts: PageApi = { url: server.url, issuer: server.issuer.url, tokens: Object.fromEntries(tokens) }
console.info(JSON.stringify(facts))
