import { PASSWORD_RESET_PATH } from '@portal/contract/people/password-reset-path.ts'
import { callMeter, type Registry } from '@portal/server-common/metrics.ts'
import { nameOfPath } from '@portal/server-common/name-of-path.ts'
import type { Middleware } from 'koa'
import { paths } from './provider/provider-configuration.ts'

/** The name of an operation by its path. */
export const operationOf = nameOfPath([
  ...Object.entries(paths),
  ['login', '/login/'],
  ['password', PASSWORD_RESET_PATH],
  ['logout', '/logout'],
  ['health', '/health/'],
])

/** Counts and times the provider's calls. */
export function measureCalls(metrics: Registry): Middleware {
  const measure = callMeter(metrics)
  return async (ctx, next) => {
    const begun = performance.now()
    try {
      await next()
    } finally {
      measure(operationOf(ctx.path), ctx.status, (performance.now() - begun) / 1000)
    }
  }
}
