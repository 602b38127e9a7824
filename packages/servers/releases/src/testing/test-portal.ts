import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildCommandLine } from './command-line.ts'
import { writeTestBundle } from './test-bundle.ts'

const inRepository = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))

/** The command line in a temporary repository in which packages can be built. */
export async function openTestPortal() {
  const root = mkdtempSync(join(tmpdir(), 'portal-commands-'))
  const { run } = await buildCommandLine(root, {
    ...process.env,
    PORTAL_ROOT: root,
    PORTAL_DATA_DIR: 'data',
    RELEASE_ACTOR: 'ada@program.example',
  })
  mkdirSync(join(root, 'packages'))
  for (const name of ['build', 'squad-tools'])
    symlinkSync(inRepository(`packages/tools/${name}`), join(root, 'packages', name))
  symlinkSync(inRepository('node_modules'), join(root, 'node_modules'))

  return {
    root,
    remove: () => rmSync(root, { recursive: true }),
    /** Writes a built version of a package where the build would. */
    build(name: string, version: string, facts: object): void {
      const built = writeTestBundle(join(root, 'builds'), `@portal/${name}`, version, { ...facts })
      const dist = join(root, 'packages', name, 'dist')
      rmSync(dist, { recursive: true, force: true })
      cpSync(built, dist, { recursive: true })
    },
    /** Runs the command line as a user would. */
    portal: run,
  }
}
