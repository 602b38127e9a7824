import { log } from '@portal/server-common/log.ts'
import type { Context, Middleware } from 'koa'
import type { Interaction } from 'oidc-provider'
import { pagePolicy } from '../pages/security-headers.ts'
import { sendPage } from '../pages/send-page.ts'
import { renderSignInPage } from '../pages/sign-in-page.ts'
import { signInTexts } from '../pages/texts.ts'
import { cookieNames } from '../provider/cookie-names.ts'
import { route } from '../route.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Interactions } from './interactions.ts'
import { readForm } from './read-form.ts'
import { requireSameOrigin } from './same-origin.ts'
import type { SignIn, SignInResult } from './sign-in.ts'

interface Dependencies {
  settings: IdentitySettings
  interactions: Interactions
  signIn: SignIn
}

/** The sign-in page: `GET /login/:uid` shows it, `POST` accepts the form. It works without scripts. */
export function loginRoutes({ settings, interactions, signIn }: Dependencies): Middleware {
  function showForm(ctx: Context, { params }: Interaction, status: number, email: string, error?: string) {
    const form = { action: ctx.path, email, ...(error === undefined ? {} : { error }) }
    ctx.set('content-security-policy', pagePolicy(new URL(String(params.redirect_uri)).origin))
    sendPage(ctx, status, renderSignInPage(settings, form))
  }

  async function submit(ctx: Context) {
    const interaction = await interactions.find(ctx)
    if (!interaction) return
    const form = await readForm(ctx)
    // PostgreSQL does not allow null characters in text.
    const email = (form.get('email') ?? '').trim().toLowerCase().replaceAll('\0', '')
    const password = form.get('password') ?? ''
    const knownOperator = ctx.cookies.get(cookieNames(settings).device, { signed: true })
    const result = await signIn({ email, password, address: ctx.ip, knownOperator })
    log.info('sign-in', {
      outcome: result.outcome,
      ...('operator' in result ? { operator: result.operator.id } : {}),
    })
    if (result.outcome === 'signed-in') return interactions.finish(ctx, interaction, result.operator.id)
    const { status, text } = refusal(result)
    if (result.outcome === 'wait') ctx.set('retry-after', String(result.seconds))
    showForm(ctx, interaction, status, email, text)
  }

  return route(/^\/login\/[\w-]+$/, {
    get: async (ctx) => {
      const interaction = await interactions.find(ctx)
      if (interaction) showForm(ctx, interaction, 200, String(interaction.params.login_hint ?? ''))
    },
    post: async (ctx) => {
      requireSameOrigin(ctx)
      await submit(ctx)
    },
  })
}

function refusal(result: Exclude<SignInResult, { outcome: 'signed-in' }>) {
  switch (result.outcome) {
    case 'wait':
      return { status: 429, text: signInTexts.wait(result.seconds) }
    case 'reset-required':
      return { status: 403, text: signInTexts.resetRequired }
    case 'refused':
      return { status: 422, text: signInTexts.refused(result.failuresLeft) }
  }
}
