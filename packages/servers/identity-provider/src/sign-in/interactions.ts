import type { AccountsDatabase } from '@portal/accounts/account-tables.ts'
import { recordSignIn } from '@portal/accounts/operators/signed-in-operator.ts'
import { endSession } from '@portal/accounts/sessions/end-sessions.ts'
import type { Context } from 'koa'
import { errors, type Interaction, type Provider } from 'oidc-provider'
import { renderMessagePage } from '../pages/message-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { messages } from '../pages/texts.ts'
import { cookieNames } from '../provider/cookie-names.ts'
import { grantsOf } from '../provider/grants-of.ts'
import { remainingSeconds } from '../provider/session-limits.ts'
import type { IdentitySettings } from '../settings.ts'

const deviceCookieAge = 90 * 24 * 3600 * 1000

const cookieOptions = { signed: true, sameSite: 'lax', httpOnly: true } as const

interface Dependencies {
  provider: Provider
  settings: IdentitySettings
  accounts: AccountsDatabase
}

/** Sign-ins in progress, and how they end. */
export function createInteractions({ provider, settings, accounts }: Dependencies) {
  async function remember(ctx: Context, operatorId: string) {
    await recordSignIn(accounts, operatorId)
    const { device } = cookieNames(settings)
    ctx.cookies.set(device, operatorId, { ...cookieOptions, path: '/login', maxAge: deviceCookieAge })
  }

  /** Ends the browser's previous session. */
  async function signOut(ctx: Context) {
    const session = await provider.Session.get(ctx)
    await endSession(accounts, { uid: session.uid, grantIds: grantsOf(session) })
  }

  return {
    /** The sign-in of this page, `/login/:uid…`, in this browser; answers with a page if there is none. */
    async find(ctx: Context): Promise<Interaction | undefined> {
      const interaction = await provider.interactionDetails(ctx.req, ctx.res).catch((error: unknown) => {
        if (error instanceof errors.SessionNotFound) return undefined
        throw error
      })
      if (interaction && ctx.path.split('/')[2] === interaction.uid) return interaction
      sendPage(ctx, 410, renderMessagePage(settings, messages.expired))
      return undefined
    },

    /** Returns to the application that requested the sign-in. */
    async finish(ctx: Context, interaction: Interaction, operatorId: string): Promise<void> {
      if (interaction.session && interaction.session.accountId !== operatorId) {
        await signOut(ctx)
        delete interaction.session
        await interaction.persist()
      }
      await remember(ctx, operatorId)
      // Not remembered: the server, not the cookie's date, decides when the session ends.
      const login = { accountId: operatorId, remember: false, amr: ['pwd'] }
      ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, { login }))
      ctx.status = 303
    },

    /** Signs in an operator who followed a link, and redirects to the portal, which finds the session. */
    async begin(ctx: Context, operatorId: string): Promise<void> {
      await signOut(ctx)
      const session = new provider.Session()
      session.loginAccount({ accountId: operatorId, amr: ['pwd'], transient: true })
      await session.save(remainingSeconds(session, settings.session))
      ctx.cookies.set(provider.cookieName('session'), session.jti, cookieOptions)
      await remember(ctx, operatorId)
      ctx.redirect(`${settings.portalOrigin}/`)
      ctx.status = 303
    },
  }
}

export type Interactions = ReturnType<typeof createInteractions>
