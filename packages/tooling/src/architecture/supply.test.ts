import { describe, expect, test } from '@jest/globals'
import { installedPackages, lockedPackages } from '../trust/installed-packages.ts'
import { repository } from '../workspace.ts'
import { workspaceSection } from '../workspace-section.ts'

describe('programs that packages run when they are installed', () => {
  const listed = new Map(workspaceSection(repository, 'allowBuilds'))
  const installed = installedPackages()
  const withScript = new Set(
    installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
  )

  test('are all listed', () => {
    expect(withScript).toContain('esbuild')
    expect([...withScript].filter((name) => !listed.has(name))).toEqual([])
  })

  test('are all switched off', () => {
    expect([...listed].filter(([, choice]) => choice !== 'false')).toEqual([])
  })

  test('are listed only where a package has one', () => {
    const present = new Set(installed.map(({ name }) => name))
    const locked = lockedPackages()
    // A package for another system is not here to be looked at.
    const isIdle = (name: string) => (present.has(name) ? !withScript.has(name) : !locked.has(name))
    expect([...listed.keys()].filter(isIdle)).toEqual([])
  })
})
