import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'

/** Good enough for a text that is made for each request. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  br: (text) => brotliCompressSync(text, QUICKLY),
  gzip: (text) => gzipSync(text),
}
const negotiator = new Negotiator({ supportedValues: Object.keys(ENCODINGS) })

/** A text as the asking browser takes it (`Accept-Encoding`), and the headers that say so. */
export function compressed(text: string, accepted: string | undefined) {
  const encoding = negotiator.negotiate(accepted ?? '') ?? ''
  const compress = ENCODINGS[encoding]
  return {
    body: compress?.(text) ?? text,
    headers: { Vary: 'Accept-Encoding', ...(compress && { 'Content-Encoding': encoding }) },
  }
}
