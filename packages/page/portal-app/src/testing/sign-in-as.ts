import { catchUp, currentSession, start } from '@portal/session'

type Account = 'admin' | 'users' | 'onboarding' | 'editor' | 'reviewer' | 'risk' | 'care' | 'viewer'

/** Stores a token as the page does after sign-in. */
function keep(jar: Document, token: string, seconds: number): void {
  for (const name of ['at', 'id']) {
    jar.cookie = `__Host-portal-${name}=${token}; Path=/; Secure; SameSite=Strict; Max-Age=${seconds}`
  }
}

/**
 * Signs in as a demo account, replacing the previous one. Needs the API, which the preset
 * `applicationWithApi` starts.
 */
export async function signInAs(account: Account): Promise<void> {
  const { tokens } = JSON.parse(process.env.PAGE_API ?? '{ "tokens": {} }')
  keep(document, '', 0)
  await catchUp()
  keep(document, tokens[account], 3600)
  await start()
  const session = currentSession()
  if (session.status === 'authenticated') return
  const why = session.status === 'failed' ? session.problem.message : `the session is ${session.status}`
  throw new Error(`${account} could not sign in: ${why}`)
}
