import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PACKAGES_TO_BUILD_WITH } from '@portal/squad-tools/src/pack/package-versions.ts'
import { installOffline } from './install-offline.ts'

/** Downloads the portal's packages with npm into a folder. Returns their file names by package. */
function download(settings: readonly string[], folder: string): Record<string, string> {
  const names = PACKAGES_TO_BUILD_WITH.map((name) => `@portal/${name}`)
  const args = ['pack', '--json', ...settings, ...names]
  const packed: { name: string; filename: string }[] = JSON.parse(
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8' }),
  )
  return Object.fromEntries(packed.map(({ name, filename }) => [name, `file:${filename}`]))
}

/** Runs the program of a package of the portal. Returns its exit code. */
function runPackage(args: readonly string[]): number {
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

// The npx of tests without a network: see `runOffline`.
process.exitCode = runPackage(process.argv.slice(2))
