import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { compressor, encodingFor } from './compressed.ts'

const BEGINNING = `<p>${'The same for everyone. '.repeat(1000)}</p>`
const ENDS = ['x', '<p>Für einen allein</p>', '<p>Somebody else’s</p>'.repeat(2000), 'x']

const READ: Readonly<Record<string, (body: Buffer | string) => string>> = {
  br: (body) => brotliDecompressSync(body).toString(),
  gzip: (body) => gunzipSync(body).toString(),
  '': (body) => body.toString(),
}

test.each(Object.entries(READ))(
  'with the encoding "%s" each end is read behind the beginning',
  (encoding, read) => {
    const finish = compressor(BEGINNING, encoding)
    for (const end of ENDS) expect(read(finish(end))).toBe(BEGINNING + end)
  },
)

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', ''],
  [undefined, ''],
])('accepting %j gets "%s"', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
