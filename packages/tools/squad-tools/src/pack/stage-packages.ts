import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '@portal/server-common/package-folder.ts'
import { isLeftOut, PACKAGES_TO_BUILD_WITH } from './package-versions.ts'
import { FACTS_FILE, workspaceFacts } from './workspace-facts.ts'

export type Dependencies = Readonly<Record<string, string>>

export const writeJson = (file: string, value: object): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

/** The exact version of each dependency of a workspace package. */
export function exactVersions(dependencies: Dependencies, ...known: readonly Dependencies[]): Dependencies {
  return Object.fromEntries(
    Object.keys(dependencies).map((name) => {
      const version = known.map((versions) => versions[name]).find((one) => one !== undefined)
      if (version === undefined) throw new Error(`The version of ${name} is unknown.`)
      return [name, version]
    }),
  )
}

/**
 * Copies the packages into a folder with the versions that other repositories get, and the facts of this workspace that
 * `upgrade` needs. Returns their folders.
 */
export function stagePackages(root: string, folder: string): readonly string[] {
  const facts = workspaceFacts(root)
  const staged = PACKAGES_TO_BUILD_WITH.map((name) => {
    const to = join(folder, name)
    cpSync(packageFolder(root, name), to, { recursive: true, filter: (path) => !isLeftOut(path) })
    const file = join(to, 'package.json')
    const { dependencies = {}, devDependencies: _, ...own } = JSON.parse(readFileSync(file, 'utf8'))
    const version = facts.packages[`@portal/${name}`]
    writeJson(file, {
      ...own,
      version,
      dependencies: exactVersions(dependencies, facts.packages, facts.libraries),
    })
    return to
  })
  writeJson(join(folder, 'squad-tools', FACTS_FILE), facts)
  return staged
}
