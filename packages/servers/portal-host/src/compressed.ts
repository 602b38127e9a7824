import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'

/** Brotli's quality takes a few milliseconds; the flush ends at a whole byte, and leaves the stream open. */
const BEGINNING = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
}
/** An empty last meta-block. */
const LAST_BLOCK = Buffer.of(3)

/** A meta-block of Brotli that is not compressed (RFC 7932, 9.2): its length less one, and that it is so. */
function storedBlock(text: string): Buffer {
  const bytes = Buffer.from(text)
  const header = Buffer.alloc(3)
  header.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3)
  return Buffer.concat([header, bytes])
}

/** Puts an end of at most 64 kB to a text of which the beginning is known. */
type Finish = (end: string) => Buffer | string

function withBrotli(beginning: string): Finish {
  const begun = brotliCompressSync(beginning, BEGINNING)
  return (end) => Buffer.concat([begun, storedBlock(end), LAST_BLOCK])
}

/** The checksum is of the whole text, so that only an end which comes again is quick. */
function withGzip(beginning: string): Finish {
  let last: { readonly end: string; readonly body: Buffer } | undefined
  return (end) => {
    if (last?.end !== end) last = { end, body: gzipSync(beginning + end) }
    return last.body
  }
}

const ENCODINGS: Readonly<Record<string, (beginning: string) => Finish>> = { br: withBrotli, gzip: withGzip }
const negotiator = new Negotiator({ supportedValues: Object.keys(ENCODINGS) })

/** How a browser takes a text that is compressed (`Accept-Encoding`); empty when it does not. */
export const encodingFor = (accepted: string | undefined): string =>
  negotiator.negotiate(accepted ?? '') ?? ''

/** Compresses the beginning of a text once, for as many ends as there will be. */
export const compressor = (beginning: string, encoding: string): Finish =>
  ENCODINGS[encoding]?.(beginning) ?? ((end) => beginning + end)

/** What an answer says of its encoding. */
export const encodingHeaders = (encoding: string): Readonly<Record<string, string>> => ({
  Vary: 'Accept-Encoding',
  ...(encoding && { 'Content-Encoding': encoding }),
})
