import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BundleCatalog } from '@portal/releases/bundle/bundle-catalog.ts'
import { runEverywhere } from '@portal/releases/bundle/every-page.ts'

/**
 * All of it runs immediately, so the browser compiles it during download and not function by function
 * afterwards.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

const FILE = 'boot.js'

const isLibrary = (name: string) => !name.startsWith('@portal/')

/** Modules that every screen runs, in one file. */
export interface BootFile {
  readonly url: string
  readonly integrity: string
  /** Addresses of its modules, as in the import map. */
  readonly modules: readonly string[]
  /** Its location, and the address under which it is served. */
  readonly folder: string
  readonly base: string
}

function textAt({ bundles }: BundleCatalog, url: string): string {
  const [address = ''] = url.split('?')
  const bundle = bundles.find(({ base }) => address.startsWith(base))
  if (!bundle) throw new Error(`No bundle has the address ${address}.`)
  return readFileSync(join(bundle.folder, address.slice(bundle.base.length)), 'utf8')
}

/**
 * Each module stays a registration under its own address: a release that changes one module replaces one
 * registration, and a module that is missing here is loaded from its own file.
 */
const wrapped = (url: string, text: string) =>
  `(function(System){${text}\n})(portalBoot(${JSON.stringify(url)}));`

async function pack(text: string, file: string): Promise<void> {
  const quality = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, quality),
    promisify(gzip)(text, { level: 9 }),
  ])
  writeFileSync(file, text)
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

/** Creates a folder completely or not at all, even if another process creates the same one. */
async function makeFolder(folder: string, fill: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true })
  const unfinished = mkdtempSync(`${folder}-`)
  try {
    await fill(unfinished)
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

async function makeBootFile(
  catalog: BundleCatalog,
  names: readonly string[],
  cache: string,
): Promise<BootFile> {
  const modules = [...new Set(names.map((name) => catalog.locate(name).url))]
  const text = [COMPILE_HINT, ...modules.map((url) => wrapped(url, textAt(catalog, url))), ''].join('\n')
  const digest = createHash('sha384').update(text).digest()
  const name = digest.toString('hex').slice(0, 16)
  const folder = join(cache, name)
  if (!existsSync(folder)) await makeFolder(folder, (place) => pack(text, join(place, FILE)))
  const base = `/bundles/boot/${name}/`
  return { url: base + FILE, integrity: `sha384-${digest.toString('base64')}`, modules, folder, base }
}

/**
 * Joins the modules that every screen runs, libraries in one file and the portal's own in another: two
 * requests instead of eight, compiled in parallel on two cores. Libraries seldom change, and run while the
 * others arrive. Compression takes seconds, so files in `cache` are reused.
 */
export function makeBootFiles(catalog: BundleCatalog, cache: string): Promise<BootFile[]> {
  const names = runEverywhere(catalog.importMap.imports)
  const files = [names.filter(isLibrary), names.filter((name) => !isLibrary(name))]
  return Promise.all(files.map((ofOne) => makeBootFile(catalog, ofOne, cache)))
}
