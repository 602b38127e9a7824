import type { Context, Middleware, Next } from 'koa'

type Handler = (ctx: Context, next: Next) => Promise<void>

/** Middleware for the methods of one path; passes on other requests. HEAD counts as GET. */
export function route(
  path: string | RegExp,
  handlers: Partial<Record<'get' | 'post' | 'options', Handler>>,
): Middleware {
  const matchesPath = (candidate: string) =>
    typeof path === 'string' ? candidate === path : path.test(candidate)
  return async (ctx, next) => {
    if (!matchesPath(ctx.path)) return next()
    const called = ctx.method.toLowerCase().replace('head', 'get')
    const handler = Object.entries(handlers).find(([method]) => method === called)?.[1]
    if (handler) return handler(ctx, next)
    ctx.status = 405
    ctx.set('allow', Object.keys(handlers).join(', ').toUpperCase())
  }
}
