import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { builtFolder, type FolderOf } from '@portal/releases/bundle/built-folder.ts'
import { type Bundle, type BundleCatalog, baseOf, catalogOf } from '@portal/releases/bundle/bundle-catalog.ts'
import { BundleManifest } from '@portal/releases/bundle/bundle-manifest.ts'
import { misfitsOf } from '@portal/releases/bundle/misfits.ts'
import { addressParts, namedImports, ownersNamed } from '@portal/releases/bundle/named-imports.ts'

function readBundle(repository: string, address: string, folderOf: FolderOf): Bundle {
  const { name, short, version } = addressParts(address)
  const folder = folderOf(repository, short)
  if (!existsSync(dirname(folder)))
    throw new Error(`importmap.json names ${name}, but no package has that name.`)
  const written = join(folder, 'manifest.json')
  if (!existsSync(written)) throw new Error(`${name} is not built. Build it with npm run build.`)
  const manifest = BundleManifest.parse(JSON.parse(readFileSync(written, 'utf8')))
  if (manifest.version !== version) {
    throw new Error(`importmap.json asks for ${name} ${version}, but ${manifest.version} is built.`)
  }
  return { folder, base: baseOf(name, version), manifest }
}

/** Reads the import map and the manifests of its bundles. Throws sentences when they do not fit together. */
export function readCatalog(
  repository: string,
  folderOf: FolderOf = builtFolder,
  importsOf = namedImports,
): BundleCatalog {
  const imports = importsOf(repository)
  const byBase = new Map<string, Bundle>()
  for (const address of Object.values(imports)) {
    const base = address.slice(0, address.lastIndexOf('/') + 1)
    if (!byBase.has(base)) byBase.set(base, readBundle(repository, address, folderOf))
  }
  const bundles = [...byBase.values()]
  const catalog = catalogOf(bundles, imports)
  const misfits = misfitsOf(
    bundles.map(({ manifest }) => manifest),
    ownersNamed(imports),
  )
  if (misfits.length > 0) {
    const sentences = misfits.map(({ sentence }) => sentence).join('\n')
    throw new Error(`${sentences}\nUse compatible versions in importmap.json.`)
  }
  return catalog
}
