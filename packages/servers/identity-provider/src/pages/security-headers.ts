import type { Middleware } from 'koa'
import type { IdentitySettings } from '../settings.ts'
import { pageStyleSource } from './page-style.ts'
import { showPasswordSource } from './show-password.ts'
import { tickRulesSource } from './tick-rules.ts'

/**
 * The content security policy of a page: only our own scripts, no frames, nothing from elsewhere. Its forms
 * lead to one origin.
 */
export const pagePolicy = (returnOrigin: string): string =>
  [
    `default-src 'none'`,
    `style-src ${pageStyleSource}`,
    `script-src ${tickRulesSource} ${showPasswordSource}`,
    `font-src 'self'`,
    'img-src data:',
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    // Chromium also applies this to the redirects after the form.
    `form-action 'self' ${returnOrigin}`,
  ].join('; ')

/** Headers of every answer. Only the form of the sign-in page may lead anywhere but the portal. */
export function securityHeaders({ portalOrigin, issuer }: IdentitySettings): Middleware {
  const headers: Record<string, string> = {
    'content-security-policy': pagePolicy(portalOrigin),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(issuer.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  }
  return async (ctx, next) => {
    ctx.set(headers)
    await next()
  }
}
