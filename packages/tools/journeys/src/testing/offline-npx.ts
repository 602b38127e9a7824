import { exec } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const NPX = join(import.meta.dirname, 'npx-without-network.ts')
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/**
 * Writes an npx that takes the portal's packages from its registry, with npm, and libraries from this repository.
 * Returns a PATH on which it comes first.
 */
function offlineNpx(folder: string): string {
  const program = join(folder, 'npx')
  writeFileSync(
    program,
    `#!/bin/sh
exec node --import '${TSX}' '${NPX}' "$@"
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
