import type { Context } from 'koa'

/** Answers with a page that must not be cached. */
export function sendPage(ctx: Context, status: number, markup: string): void {
  ctx.status = status
  ctx.type = 'html'
  ctx.set('cache-control', 'no-store')
  ctx.body = markup
}
