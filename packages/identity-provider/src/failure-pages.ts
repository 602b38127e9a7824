import { PASSWORD_RESET_PATH } from '@portal/contract/people/password-reset-path.ts'
import type { Middleware } from 'koa'
import { log } from './log.ts'
import { renderMessagePage } from './pages/message-page.ts'
import { sendPage } from './pages/send-page.ts'
import { messages } from './pages/texts.ts'
import type { IdentitySettings } from './settings.ts'

/** What follows in these addresses is for one person only. */
const secretPart = new RegExp(`^(/login/|${PASSWORD_RESET_PATH}/).*`)

/** Pages for what nothing else answers: unknown addresses, refused requests, our own failures. */
export function failurePages(settings: IdentitySettings): Middleware {
  return async (ctx, next) => {
    try {
      await next()
      if (ctx.status === 404 && !ctx.body) sendPage(ctx, 404, renderMessagePage(settings, messages.notFound))
    } catch (error) {
      const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
      if (status >= 500) log('failure', { path: ctx.path.replace(secretPart, '$1…'), reason: String(error) })
      sendPage(
        ctx,
        status,
        renderMessagePage(settings, status >= 500 ? messages.failure : messages.badRequest),
      )
    }
  }
}
