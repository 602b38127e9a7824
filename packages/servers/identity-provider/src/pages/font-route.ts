import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Middleware } from 'koa'
import { route } from '../route.ts'

const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
)

/** Changes with the font, so that browsers can cache it permanently. */
export const fontPath = `/assets/inter-${createHash('sha256').update(font).digest('hex').slice(0, 12)}.woff2`

/** The portal's typeface. */
export function fontRoute(): Middleware {
  return route(fontPath, {
    get: async (ctx) => {
      ctx.type = 'font/woff2'
      ctx.set('cache-control', 'public, max-age=31536000, immutable')
      ctx.body = font
    },
  })
}
