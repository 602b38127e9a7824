import type { AccountsDatabase } from '@portal/accounts/account-tables.ts'
import { findSecret, type OneTimeSecret } from '@portal/accounts/passwords/one-time-secrets.ts'
import { PASSWORD_RESET_PATH } from '@portal/contract/people/password-reset-path.ts'
import { log } from '@portal/server-common/log.ts'
import type { Context, Middleware } from 'koa'
import { renderMessagePage } from '../pages/message-page.ts'
import { renderNewPasswordPage } from '../pages/new-password-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { messages, newPasswordTexts } from '../pages/texts.ts'
import { cookieNames } from '../provider/cookie-names.ts'
import { route } from '../route.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Interactions } from './interactions.ts'
import type { PasswordChoice } from './password-choice.ts'
import { readForm } from './read-form.ts'
import { requireSameOrigin } from './same-origin.ts'

const pagePath = '/new-password'

interface Dependencies {
  accounts: AccountsDatabase
  settings: IdentitySettings
  interactions: Interactions
  choosePassword: PasswordChoice
}

/**
 * `GET /password-reset/:secret`, the link in an email. Opening it does not use it up: email scanners open
 * links too.
 */
export function passwordLinkRoute({
  accounts,
  settings,
}: Pick<Dependencies, 'accounts' | 'settings'>): Middleware {
  return route(new RegExp(`^${PASSWORD_RESET_PATH}/[\\w-]+$`), {
    get: async (ctx) => {
      const text = ctx.path.slice(PASSWORD_RESET_PATH.length + 1)
      const secret = await findSecret(accounts, text)
      if (!secret?.isUsable) return sendPage(ctx, 410, renderMessagePage(settings, messages.linkExpired))
      ctx.cookies.set(cookieNames(settings).secret, text, {
        signed: true,
        httpOnly: true,
        sameSite: 'lax',
        path: pagePath,
      })
      ctx.redirect(pagePath)
      ctx.status = 303
    },
  })
}

/**
 * The page "Choose a new password", the target of the link in an email. Afterwards, the operator is signed
 * in.
 */
export function newPasswordRoutes({
  accounts,
  settings,
  interactions,
  choosePassword,
}: Dependencies): Middleware {
  const { secret: secretCookie } = cookieNames(settings)
  const secretOf = (ctx: Context) => ctx.cookies.get(secretCookie, { signed: true }) ?? ''

  function forget(ctx: Context) {
    ctx.cookies.set(secretCookie, null, { signed: true, path: pagePath })
  }

  function showExpired(ctx: Context) {
    const message = secretOf(ctx) ? messages.linkExpired : messages.linkMissing
    forget(ctx)
    sendPage(ctx, 410, renderMessagePage(settings, message))
  }

  function showForm(
    ctx: Context,
    status: number,
    { email, purpose }: OneTimeSecret,
    problems: readonly string[] = [],
  ) {
    const form = { action: ctx.path, email, isFirst: purpose === 'INVITATION', problems }
    sendPage(ctx, status, renderNewPasswordPage(settings, form))
  }

  async function submit(ctx: Context, secret: OneTimeSecret) {
    const form = await readForm(ctx)
    const password = form.get('password') ?? ''
    // Tabs share the cookie, so the link opened last counts for all of them.
    if ((form.get('email') ?? secret.email) !== secret.email)
      return showForm(ctx, 422, secret, [newPasswordTexts.otherAccount])
    if (password !== form.get('repeated')) return showForm(ctx, 422, secret, [newPasswordTexts.different])
    const result = await choosePassword(secretOf(ctx), password)
    log.info('password-choice', { outcome: result.outcome, operator: secret.operatorId })
    if (result.outcome === 'expired') return showExpired(ctx)
    if (result.outcome === 'refused') return showForm(ctx, 422, secret, result.problems)
    forget(ctx)
    return interactions.begin(ctx, result.operatorId)
  }

  /** Admits only requests that still have their secret. */
  const guarded =
    (work: (ctx: Context, secret: OneTimeSecret) => Promise<void> | void) => async (ctx: Context) => {
      const secret = await findSecret(accounts, secretOf(ctx))
      if (!secret || secret.isExpired) showExpired(ctx)
      else await work(ctx, secret)
    }

  return route(pagePath, {
    get: guarded((ctx, secret) => showForm(ctx, 200, secret)),
    post: async (ctx) => {
      requireSameOrigin(ctx)
      await guarded(submit)(ctx)
    },
  })
}
