import type { Context } from 'koa'

const maxBytes = 8192

/** The fields of a posted form. Throws 413 or 415. */
export async function readForm(ctx: Context): Promise<URLSearchParams> {
  if (!ctx.is('urlencoded')) ctx.throw(415)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of ctx.req) {
    size += chunk.length
    if (size > maxBytes) ctx.throw(413)
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
