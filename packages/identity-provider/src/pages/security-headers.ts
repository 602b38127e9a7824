import type { Middleware } from 'koa'
import type { IdentitySettings } from '../settings.ts'
import { pageStyleSource } from './page-style.ts'
import { showPasswordSource } from './show-password.ts'
import { tickRulesSource } from './tick-rules.ts'

/** Headers of every answer: no script but those we wrote, no frames, nothing from elsewhere. */
export function securityHeaders({ returnOrigins, issuer }: IdentitySettings): Middleware {
  const policy = [
    `default-src 'none'`,
    `style-src ${pageStyleSource}`,
    `script-src ${tickRulesSource} ${showPasswordSource}`,
    `font-src 'self'`,
    'img-src data:',
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    // Chromium applies this to the redirects after the form as well; they end at the portal or the command line.
    `form-action 'self' ${returnOrigins.join(' ')} http://127.0.0.1:*`,
  ].join('; ')
  const headers: Record<string, string> = {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    ...(issuer.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
  return async (ctx, next) => {
    ctx.set(headers)
    await next()
  }
}
