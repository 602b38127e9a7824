import { exec, execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { PACKAGES_TO_BUILD_WITH } from '@portal/squad-tools/src/pack/package-versions.ts'
import { installOffline } from './install-offline.ts'

const THIS = pathToFileURL(import.meta.filename).href
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** Downloads the portal's packages with npm into a folder. Returns their file names by package. */
function download(settings: readonly string[], folder: string): Record<string, string> {
  const names = PACKAGES_TO_BUILD_WITH.map((name) => `@portal/${name}`)
  const args = ['pack', '--json', ...settings, ...names]
  const packed: { name: string; filename: string }[] = JSON.parse(
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8' }),
  )
  return Object.fromEntries(packed.map(({ name, filename }) => [name, `file:${filename}`]))
}

/** Runs the program of a package of the portal as npx does. Returns its exit code. */
export function npxOffline(args: readonly string[]): number {
  const at = args.findIndex((one) => !one.startsWith('-'))
  const [name = '', ...rest] = args.slice(at)
  const folder = mkdtempSync(join(tmpdir(), 'portal-npx-'))
  try {
    const dependencies = download(args.slice(0, at), folder)
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }))
    installOffline(folder)
    const program = join(folder, 'node_modules', name, 'bin', `${name.replace('@portal/', '')}.mjs`)
    return spawnSync(process.execPath, [program, ...rest], { stdio: 'inherit' }).status ?? 1
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Writes an npx that takes the portal's packages from its registry, with npm, and libraries from this repository.
 * Returns a PATH on which it comes first.
 */
function offlineNpx(folder: string): string {
  const program = join(folder, 'npx')
  const run = `import('${THIS}').then(({ npxOffline }) => process.exit(npxOffline(process.argv.slice(1))))`
  writeFileSync(
    program,
    `#!/bin/sh
exec node --import '${TSX}' --eval "${run}" -- "$@"
`,
  )
  chmodSync(program, 0o755)
  return [folder, process.env.PATH].join(delimiter)
}

/** Runs a line with npx in a folder, as in a terminal, without a network. */
export async function runOffline(line: string, folder: string): Promise<void> {
  const bin = mkdtempSync(join(tmpdir(), 'portal-bin-'))
  try {
    await promisify(exec)(line, { cwd: folder, env: { ...process.env, PATH: offlineNpx(bin) } })
  } finally {
    rmSync(bin, { recursive: true })
  }
}
