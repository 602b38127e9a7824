import type { AccountsDatabase } from '@portal/accounts/account-tables.ts'
import { findMail, listEmails } from '@portal/accounts/mail/outbox.ts'
import type { Context, Middleware } from 'koa'
import { renderMailListPage, renderMailPage } from '../pages/mail-pages.ts'
import { sendPage } from '../pages/send-page.ts'
import { route } from '../route.ts'
import type { IdentitySettings } from '../settings.ts'

const mailPath = /^\/mail(?:\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))?$/
const maxListed = 100
const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

/**
 * `GET /mail`: the emails of the demo, for people on this machine. The emails open accounts, so only this
 * machine gets the page, and pages of other sites that claim our address do not.
 */
export function mailRoutes(accounts: AccountsDatabase, settings: IdentitySettings): Middleware {
  const { host } = new URL(settings.issuer)
  const isLocal = (ctx: Context) => loopback.test(ctx.req.socket.remoteAddress ?? '') && ctx.host === host

  async function show(ctx: Context) {
    const [, id] = mailPath.exec(ctx.path) ?? []
    if (id === undefined)
      return sendPage(ctx, 200, renderMailListPage(settings, await listEmails(accounts, maxListed)))
    const mail = await findMail(accounts, id)
    if (mail) sendPage(ctx, 200, renderMailPage(settings, mail))
  }

  const serve = route(mailPath, { get: show })
  return (ctx, next) => (settings.demoPassword !== undefined && isLocal(ctx) ? serve(ctx, next) : next())
}
