import { gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { packedPackage } from './packed-package.ts'

const MANIFEST = 'package/package.json'
const of = (version: string) => JSON.stringify({ name: '@portal/ui', version })

/** A packed archive with these files, whose sizes may be lies. */
function archive(...files: readonly (readonly [name: string, content: string, size?: string])[]): Buffer {
  const blocks = files.flatMap(([name, content, size = content.length.toString(8)]) => {
    const header = Buffer.alloc(512)
    header.write(name)
    header.write(size, 124)
    const body = Buffer.alloc(Math.ceil(content.length / 512) * 512)
    body.write(content)
    return [header, body]
  })
  return gzipSync(Buffer.concat(blocks))
}

test('a packed package is described by the package.json in it', () => {
  const { manifest } = packedPackage(
    'ui.tgz',
    archive(['package/a.js', 'x'], [MANIFEST, of('1.0.0-h0000000001')]),
  )
  expect(manifest).toEqual({ name: '@portal/ui', version: '1.0.0-h0000000001' })
})

test('a packed package is described by the package.json that npm unpacks last', () => {
  const [first, last] = [of('1.0.0-h0000000001'), of('1.0.0-h0000000002')]
  const { manifest } = packedPackage('ui.tgz', archive([MANIFEST, first], [MANIFEST, last]))
  expect(manifest.version).toBe('1.0.0-h0000000002')
})

test.each(['-1000', '-10000', '77777777777', 'none'])(
  'an archive with a file of the size %s is refused',
  (size) => {
    expect(() => packedPackage('ui.tgz', archive(['package/a.js', 'x', size]))).toThrow(
      'ui.tgz is not a package of the portal',
    )
  },
)
