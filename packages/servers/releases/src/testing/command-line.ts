import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { REQUIRE_IN_MODULES } from '@portal/build/src/require-in-modules.ts'
import { build } from 'esbuild'

const SOURCE = fileURLToPath(new URL('../command-line/portal.ts', import.meta.url))

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
}

/**
 * Runs the command line as a user would. Bundles it first: tests start many processes, and a bundle starts in a
 * fifth of the time.
 */
export async function buildCommandLine(folder: string, environment: NodeJS.ProcessEnv) {
  await build({
    entryPoints: [SOURCE],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Keeps dynamic imports separate.
    splitting: true,
    platform: 'node',
    format: 'esm',
    banner: { js: REQUIRE_IN_MODULES },
    external: ['@aws-sdk/*'],
  })

  function start(...args: string[]): Running {
    const child = spawn(process.execPath, [join(folder, 'portal.mjs'), ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = Promise.all([text(child.stdout), text(child.stderr)])
    const ended = new Promise<Ended>((resolve) => {
      child.once('close', async (code) => {
        const [out, err] = await said
        resolve({ code, out, err })
      })
    })
    return { child, ended }
  }

  return { start, run: (...args: string[]): Promise<Ended> => start(...args).ended }
}
