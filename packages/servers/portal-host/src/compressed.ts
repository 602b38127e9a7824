import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'

/**
 * This Brotli quality takes a few milliseconds; the flush ends at a whole byte and leaves the stream open.
 */
const BEGINNING = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
}
/** An empty last meta-block. */
const LAST_BLOCK = Buffer.of(3)

/**
 * An uncompressed meta-block of Brotli (RFC 7932, 9.2): its length minus one, and the flag for uncompressed.
 */
function storedBlock(text: string): Buffer {
  const bytes = Buffer.from(text)
  const header = Buffer.alloc(3)
  header.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3)
  return Buffer.concat([header, bytes])
}

/** Appends an end of at most 64 kB to a known beginning. */
type Finish = (end: string) => Buffer | string

function withBrotli(beginning: string): Finish {
  const begun = brotliCompressSync(beginning, BEGINNING)
  return (end) => Buffer.concat([begun, storedBlock(end), LAST_BLOCK])
}

/** The checksum covers the whole text, so only a repeated end is fast. */
function withGzip(beginning: string): Finish {
  let last: { readonly end: string; readonly body: Buffer } | undefined
  return (end) => {
    if (last?.end !== end) last = { end, body: gzipSync(beginning + end) }
    return last.body
  }
}

const ENCODINGS: Readonly<Record<string, (beginning: string) => Finish>> = { br: withBrotli, gzip: withGzip }
const negotiator = new Negotiator({ supportedValues: Object.keys(ENCODINGS) })

/** The encoding for a browser (`Accept-Encoding`); empty for none. */
export const encodingFor = (accepted: string | undefined): string =>
  negotiator.negotiate(accepted ?? '') ?? ''

/** Compresses the beginning of a text once, for any number of ends. */
export const compressor = (beginning: string, encoding: string): Finish =>
  ENCODINGS[encoding]?.(beginning) ?? ((end) => beginning + end)

/** The headers for an encoding. */
export const encodingHeaders = (encoding: string): Readonly<Record<string, string>> => ({
  Vary: 'Accept-Encoding',
  ...(encoding && { 'Content-Encoding': encoding }),
})
