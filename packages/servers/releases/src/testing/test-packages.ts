import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packs a package with these files, as npm does. Returns its file name and bytes. */
export function packTestPackage(
  within: string,
  manifest: { readonly name: string; readonly version: string; readonly [fact: string]: unknown },
  files: Readonly<Record<string, string>> = {},
): [string, Buffer] {
  const folder = mkdtempSync(join(within, 'package-'))
  const all = { 'package.json': JSON.stringify(manifest), ...files }
  for (const [file, text] of Object.entries(all)) writeFileSync(join(folder, file), text)
  const file = execFileSync('npm', ['pack', '--silent'], { cwd: folder, encoding: 'utf8' }).trim()
  return [file, readFileSync(join(folder, file))]
}

/** Uploads files as the command line does. */
export function uploadOfFiles(files: Iterable<readonly [string, Buffer]>): FormData {
  const upload = new FormData()
  for (const [name, bytes] of files) upload.append('file', new Blob([bytes]), name)
  return upload
}
