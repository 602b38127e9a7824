import type { Context, Middleware } from 'koa'
import { errors, type Interaction, type Provider } from 'oidc-provider'
import type { Accounts } from '../accounts.ts'
import { log } from '../log.ts'
import { renderMessagePage } from '../pages/message-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { renderSignInPage } from '../pages/sign-in-page.ts'
import { messages, signInTexts } from '../pages/texts.ts'
import { route } from '../route.ts'
import type { IdentitySettings } from '../settings.ts'
import { readForm } from './read-form.ts'
import type { SignIn, SignInResult } from './sign-in.ts'

/** Remembers, signed, whom this browser has signed in; the brake treats it kindly. */
const deviceCookie = 'idp_device'
const deviceCookieAge = 90 * 24 * 3600 * 1000

interface Parts {
  provider: Provider
  settings: IdentitySettings
  accounts: Accounts
  signIn: SignIn
}

/** The sign-in page: `GET /login/:uid` shows it, `POST` takes the form. It works without scripts. */
export function loginRoutes({ provider, settings, accounts, signIn }: Parts): Middleware {
  /** The sign-in under way that belongs to this page and this browser. */
  async function findInteraction(ctx: Context) {
    const interaction = await provider.interactionDetails(ctx.req, ctx.res).catch((error: unknown) => {
      if (error instanceof errors.SessionNotFound) return undefined
      throw error
    })
    if (interaction && ctx.path === `/login/${interaction.uid}`) return interaction
    sendPage(ctx, 410, renderMessagePage(settings, messages.expired))
    return undefined
  }

  function showForm(ctx: Context, status: number, email: string, error?: string) {
    const form = { action: ctx.path, email, ...(error === undefined ? {} : { error }) }
    sendPage(ctx, status, renderSignInPage(settings, form))
  }

  async function finish(ctx: Context, interaction: Interaction, operatorId: string) {
    if (interaction.session && interaction.session.accountId !== operatorId)
      await endSession(ctx, interaction)
    await accounts.recordSignIn(operatorId)
    ctx.cookies.set(deviceCookie, operatorId, {
      signed: true,
      sameSite: 'lax',
      path: '/login',
      maxAge: deviceCookieAge,
    })
    // Not remembered: the server, not the cookie's date, decides when the session ends.
    const login = { accountId: operatorId, remember: false, amr: ['pwd'] }
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, { login }))
    ctx.status = 303
  }

  /** Somebody else was signed in with this browser; their session ends before the new one begins. */
  async function endSession(ctx: Context, interaction: Interaction) {
    await (await provider.Session.get(ctx)).destroy()
    delete interaction.session
    await interaction.persist()
  }

  async function submit(ctx: Context) {
    const interaction = await findInteraction(ctx)
    if (!interaction) return
    const form = await readForm(ctx)
    // PostgreSQL has no zero characters in its texts.
    const email = (form.get('email') ?? '').trim().toLowerCase().replaceAll('\0', '')
    const result = await signIn({
      email,
      password: form.get('password') ?? '',
      address: ctx.ip,
      knownOperator: ctx.cookies.get(deviceCookie, { signed: true }),
    })
    log('sign-in', {
      outcome: result.outcome,
      ...('operator' in result ? { operator: result.operator.id } : {}),
    })
    if (result.outcome === 'signed-in') return finish(ctx, interaction, result.operator.id)
    const { status, text } = refusal(result)
    if (result.outcome === 'wait') ctx.set('retry-after', String(result.seconds))
    showForm(ctx, status, email, text)
  }

  return route(/^\/login\/[\w-]+$/, {
    get: async (ctx) => {
      const interaction = await findInteraction(ctx)
      if (interaction) showForm(ctx, 200, String(interaction.params.login_hint ?? ''))
    },
    post: async (ctx) => {
      // The cookie of the sign-in stays away from forms on other sites; this refuses other ports, too.
      if (ctx.get('sec-fetch-site') && ctx.get('sec-fetch-site') !== 'same-origin') ctx.throw(403)
      await submit(ctx)
    },
  })
}

function refusal(result: Exclude<SignInResult, { outcome: 'signed-in' }>) {
  switch (result.outcome) {
    case 'wait':
      return { status: 429, text: signInTexts.wait(result.seconds) }
    case 'invited':
      return { status: 403, text: signInTexts.invited }
    case 'reset-required':
      return { status: 403, text: signInTexts.resetRequired }
    case 'refused':
      return { status: 422, text: signInTexts.refused }
  }
}
