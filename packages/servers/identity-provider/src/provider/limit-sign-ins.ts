import { digest } from '@portal/accounts/digest.ts'
import { networkOf } from '@portal/accounts/sign-ins/network-of.ts'
import type { Middleware } from 'koa'
import type { Provider } from 'oidc-provider'
import type { Pool } from 'pg'
import { renderMessagePage } from '../pages/message-page.ts'
import { sendPage } from '../pages/send-page.ts'
import { messages } from '../pages/texts.ts'
import { route } from '../route.ts'
import type { IdentitySettings } from '../settings.ts'

/**
 * Each started sign-in is stored for an hour, so an address without a session can start only a limited number
 * per minute.
 */
export function limitSignIns(
  path: string,
  provider: Provider,
  database: Pool,
  settings: IdentitySettings,
): Middleware {
  async function isTooMany(address: string): Promise<boolean> {
    const { rows } = await database.query<{ times: number }>(
      `insert into identity.begun_sign_in values ($1, date_trunc('minute', now()), 1)
       on conflict (key) do update set minute = excluded.minute,
         times = case when begun_sign_in.minute = excluded.minute then begun_sign_in.times + 1 else 1 end
       returning times`,
      [digest(`begin ${networkOf(address)}`)],
    )
    return (rows[0]?.times ?? 0) > settings.signInsPerMinute
  }

  const count: Parameters<typeof route>[1]['get'] = async (ctx, next) => {
    const { accountId } = await provider.Session.get(ctx)
    if (accountId || !(await isTooMany(ctx.ip))) return next()
    ctx.set('retry-after', '60')
    sendPage(ctx, 429, renderMessagePage(settings, messages.tooMany))
  }
  return route(path, { get: count, post: count })
}
