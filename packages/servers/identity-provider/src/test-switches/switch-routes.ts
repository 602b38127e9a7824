import type { Context, Middleware } from 'koa'
import { route } from '../route.ts'
import { type SwitchBoard, Switches } from './switches.ts'

const maxBytes = 10_000

async function readJson(ctx: Context): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of ctx.req) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  if (body.length > maxBytes) ctx.throw(413)
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return ctx.throw(400)
  }
}

/**
 * `POST /test-switches` turns the switches in a JSON body on and all others off; `GET` returns their state.
 */
export function switchRoutes(board: SwitchBoard): Middleware {
  const tell = (ctx: Context) => {
    ctx.set('cache-control', 'no-store')
    ctx.body = board.now
  }
  return route('/test-switches', {
    get: async (ctx) => tell(ctx),
    post: async (ctx) => {
      const wanted = Switches.safeParse(await readJson(ctx))
      if (!wanted.success) return ctx.throw(422)
      board.now = wanted.data
      tell(ctx)
    },
  })
}
