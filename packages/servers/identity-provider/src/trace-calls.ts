import { correlationIdOf } from '@portal/server-common/correlation-id.ts'
import type { ServerSettings } from '@portal/server-common/server-settings.ts'
import { beginCall } from '@portal/server-common/tracing/traced-call.ts'
import type { Middleware } from 'koa'
import { operationOf } from './measure-calls.ts'

/** Traces the provider's calls, if traces are sent anywhere. */
export function traceCalls({ tracesUrl }: ServerSettings): Middleware {
  if (tracesUrl === undefined) return (_ctx, next) => next()
  return async (ctx, next) => {
    const { method, headers } = ctx.request
    const call = beginCall({ method, headers, correlationId: correlationIdOf({ headers }) })
    try {
      await call.run(next)
    } finally {
      call.end(operationOf(ctx.path), ctx.status)
    }
  }
}
