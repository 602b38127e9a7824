import type { AccountsDatabase } from '@portal/accounts/account-tables.ts'
import { endSession } from '@portal/accounts/sessions/end-sessions.ts'
import { log } from '@portal/server-common/log.ts'
import type { Middleware } from 'koa'
import type { Provider } from 'oidc-provider'
import { renderMessagePage } from '../pages/message-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { messages } from '../pages/texts.ts'
import { route } from '../route.ts'
import type { IdentitySettings } from '../settings.ts'
import { grantsOf } from './grants-of.ts'

export const LOGOUT_PATH = '/logout'

/** `GET /logout?client_id&logout_uri` as in Cognito: ends the session and returns to an allowed address. */
export function logoutRoute(
  provider: Provider,
  accounts: AccountsDatabase,
  settings: IdentitySettings,
): Middleware {
  const allowed = new Set(settings.returnOrigins.flatMap((origin) => [`${origin}/sign-in`, `${origin}/`]))

  return route(LOGOUT_PATH, {
    get: async (ctx) => {
      const { client_id: clientId, logout_uri: address } = ctx.query
      if (clientId !== settings.clientId) {
        return sendPage(ctx, 400, renderMessagePage(settings, messages.unknownClient))
      }
      if (address !== undefined && (typeof address !== 'string' || !allowed.has(address))) {
        return sendPage(ctx, 400, renderMessagePage(settings, messages.foreignAddress))
      }
      const session = await provider.Session.get(ctx)
      if (session.accountId) {
        await endSession(accounts, { uid: session.uid, grantIds: grantsOf(session) })
        log.info('signed-out', { operator: session.accountId })
      }
      ctx.cookies.set(provider.cookieName('session'), null, { signed: true })
      if (address === undefined) sendPage(ctx, 200, renderMessagePage(settings, messages.signedOut))
      else ctx.redirect(address)
    },
  })
}
