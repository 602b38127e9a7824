import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeTestBundle } from './test-bundle.ts'

const inRepository = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))

/** A temporary repository in which packages can be built, with the variables that lead the command line there. */
export function createTestRepository() {
  const root = mkdtempSync(join(tmpdir(), 'portal-commands-'))
  mkdirSync(join(root, 'packages'))
  for (const name of ['build', 'squad-tools'])
    symlinkSync(inRepository(`packages/tools/${name}`), join(root, 'packages', name))
  symlinkSync(inRepository('node_modules'), join(root, 'node_modules'))

  return {
    root,
    environment: {
      PORTAL_ROOT: root,
      PORTAL_DATA_DIR: 'data',
      RELEASE_ACTOR: 'ada@program.example',
      // A check opens a browser; tests of checks require them.
      RELEASE_CHECKS: 'off',
      // Versions in tests come from no commit, on a build server too.
      GITHUB_SHA: '',
      CI_COMMIT_SHA: '',
    },
    remove: () => rmSync(root, { recursive: true }),
    /** Writes a built version of a package where the build would, recorded as `npm run version` does. */
    build(name: string, version: string, facts: object): void {
      const built = writeTestBundle(join(root, 'builds'), `@portal/${name}`, version, { ...facts })
      const dist = join(root, 'packages', name, 'dist')
      rmSync(dist, { recursive: true, force: true })
      cpSync(built, dist, { recursive: true })
      writeFileSync(join(dist, '..', 'released.json'), JSON.stringify({ [version]: 'sha256-recorded' }))
    },
  }
}
