import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packs a package with one file, `index.js`, as npm does. Returns its file name and bytes. */
export function packTestPackage(
  within: string,
  manifest: { readonly name: string; readonly version: string; readonly [fact: string]: unknown },
  script = '',
): [string, Buffer] {
  const folder = join(within, `${manifest.name.replace('/', '-')}-${manifest.version}-${script.length}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'index.js'), script)
  const file = execFileSync('npm', ['pack', '--silent'], { cwd: folder, encoding: 'utf8' }).trim()
  return [file, readFileSync(join(folder, file))]
}

/** Uploads files as the command line does. */
export function uploadOfFiles(files: Iterable<readonly [string, Buffer]>): FormData {
  const upload = new FormData()
  for (const [name, bytes] of files) upload.append('file', new Blob([bytes]), name)
  return upload
}
