import type { Context } from 'koa'

/** The cookies of a sign-in stay away from forms on other sites; this refuses other ports, too. Answers 403 by throwing. */
export function requireSameOrigin(ctx: Context): void {
  const site = ctx.get('sec-fetch-site')
  if (site && site !== 'same-origin') ctx.throw(403)
}
