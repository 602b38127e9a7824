import { PASSWORD_RESET_PATH } from '@portal/contract/people/password-reset-path.ts'
import { failureFacts } from '@portal/server-common/failure-facts.ts'
import { log } from '@portal/server-common/log.ts'
import type { Middleware } from 'koa'
import { isDatabaseUnavailable } from './database/database-unavailable.ts'
import { renderMessagePage } from './pages/message-page.ts'
import { sendPage } from './pages/send-page.ts'
import { messages } from './pages/texts.ts'
import type { IdentitySettings } from './settings.ts'

export const RETRY_AFTER_SECONDS = '2'

/** The rest of these addresses is a personal secret. */
const secretPart = new RegExp(`^(/login/|${PASSWORD_RESET_PATH}/).*`)

function statusOf(error: unknown): number {
  if (isDatabaseUnavailable(error)) return 503
  return error instanceof Error && 'status' in error ? Number(error.status) : 500
}

/** Pages for unknown addresses, refused requests and unexpected errors. */
export function failurePages(settings: IdentitySettings): Middleware {
  return async (ctx, next) => {
    try {
      await next()
      if (ctx.status === 404 && !ctx.body) sendPage(ctx, 404, renderMessagePage(settings, messages.notFound))
    } catch (error) {
      const status = statusOf(error)
      if (status >= 500)
        log.error('failure', failureFacts(`${ctx.method} ${ctx.path.replace(secretPart, '$1…')}`, error))
      if (status === 503) ctx.set('retry-after', RETRY_AFTER_SECONDS)
      sendPage(
        ctx,
        status,
        renderMessagePage(settings, status >= 500 ? messages.failure : messages.badRequest),
      )
    }
  }
}
