import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltArtifact, builtArtifact } from '@portal/releases/artifact/built-artifact.ts'
import { builtFolder } from '@portal/releases/bundle/built-folder.ts'
import { BundleManifest } from '@portal/releases/bundle/bundle-manifest.ts'

export const VERSION = '1.0.0'

const shortName = (number: number) => `made-up-${number}`

export const madeUpName = (number: number): string => `@portal/${shortName(number)}`

const CHUNK = /[0-9a-f]{4}(?=\.js$)/

/** One text for each file, so that nothing of one application is in another and compresses well for that. */
function filesOf(number: number, names: readonly string[]) {
  return new Map(
    names.map((name) => {
      const bytes = Buffer.from(`/* ${name} of ${number} */`)
      const digest = createHash('sha384').update(bytes)
      const [hex, integrity] = [digest.copy().digest('hex'), `sha384-${digest.digest('base64')}`]
      return [name, { own: name.replace(CHUNK, hex.slice(0, 4)), bytes, integrity }] as const
    }),
  )
}

/** An application with as many files, screens and cards as the users application, at its own addresses. */
export function madeUpApplication(repository: string, number: number, version = VERSION): BuiltArtifact {
  const written = readFileSync(join(builtFolder(repository, 'users'), 'manifest.json'), 'utf8')
  const users = BundleManifest.parse(JSON.parse(written))
  const files = filesOf(number, Object.keys(users.files))
  const at = (path: string) => (path === '*' ? path : `/${shortName(number)}${path}`)
  const own = (name: string) => files.get(name)?.own ?? name
  const name = madeUpName(number)
  const manifest = {
    ...users,
    name,
    version,
    provides: { [name]: 'entry.js' },
    files: Object.fromEntries(
      [...files.values()].map(({ own: file, bytes, integrity }) => [
        file,
        { integrity, bytes: bytes.length, br: bytes.length },
      ]),
    ),
    // Keys, items of the menu and names in the audit trail belong to one application.
    routes: users.routes.map(({ key: _, menu, ...row }) => ({
      ...row,
      path: at(row.path),
      ...(menu && { menu: { ...menu, item: `${menu.item ?? row.title} ${number}` } }),
    })),
    records: {},
    preload: Object.fromEntries(
      Object.entries(users.preload).map(([path, early]) => [at(path), early.map(own)]),
    ),
  }
  const uploaded = [...files.values()].map(({ own: file, bytes }) => [file, bytes] as const)
  return builtArtifact(new Map([...uploaded, ['manifest.json', Buffer.from(JSON.stringify(manifest))]]))
}
