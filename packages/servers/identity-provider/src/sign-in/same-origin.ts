import type { Context } from 'koa'

/** Forms on other sites do not send the sign-in cookies; this also refuses other ports. Throws 403. */
export function requireSameOrigin(ctx: Context): void {
  const site = ctx.get('sec-fetch-site')
  if (site && site !== 'same-origin') ctx.throw(403)
}
