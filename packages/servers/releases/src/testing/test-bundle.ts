import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describeFiles } from '@portal/build/src/bundle-manifest.ts'
import { BundleManifest } from '../bundle/bundle-manifest.ts'

/** The manifest of a bundle with an entry and no screens, with the given facts. */
export const testManifest = (name: string, version: string, more: object = {}): BundleManifest =>
  BundleManifest.parse({
    name,
    version,
    files: { 'entry.js': { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1, br: 1 } },
    routes: [],
    preload: {},
    ...more,
  })

/** As webpack names a chunk of many modules. */
const CHUNK = `${'src_user_list_'.repeat(9)}page_tsx.3c4d.js`

/** Writes a built bundle with two chunks into a new folder, and returns the folder. */
export function writeTestBundle(
  within: string,
  name: string,
  version: string,
  { script = `/* ${name} ${version} */`, ...more }: { script?: string; [fact: string]: unknown } = {},
): string {
  const folder = join(within, `${name.replace('/', '-')}-${version}-${Buffer.from(script).length}`)
  mkdirSync(folder, { recursive: true })
  const texts = { 'entry.js': script, 'list.1a2b.js': `list of ${script}`, [CHUNK]: `page of ${script}` }
  for (const [file, text] of Object.entries(texts)) {
    writeFileSync(join(folder, file), text)
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(text))
  }
  const manifest = { name, version, files: describeFiles(folder), routes: [], preload: {}, ...more }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return folder
}
