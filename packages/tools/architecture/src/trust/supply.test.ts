import { describe, expect, test } from '@jest/globals'
import { repository } from '@portal/build/src/workspace.ts'
import { workspaceSection } from '@portal/build/src/workspace-section.ts'
import { isAllowedLicense } from './allowed-licenses.ts'
import { readBills } from './bills.ts'
import { installedPackages, lockedPackages } from './installed-packages.ts'

describe('install scripts', () => {
  const listed = new Map(workspaceSection(repository, 'allowBuilds'))
  const installed = installedPackages()
  const withScript = new Set(
    installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
  )

  test('are all listed', () => {
    expect(withScript).toContain('esbuild')
    expect([...withScript].filter((name) => !listed.has(name))).toEqual([])
  })

  test('are all disabled', () => {
    expect([...listed].filter(([, choice]) => choice !== 'false')).toEqual([])
  })

  test('are listed only for packages that have one', () => {
    const present = new Set(installed.map(({ name }) => name))
    const locked = new Set(lockedPackages().map(({ name }) => name))
    // Packages for other systems are not installed here.
    const isStale = (name: string) => (present.has(name) ? !withScript.has(name) : !locked.has(name))
    expect([...listed.keys()].filter(isStale)).toEqual([])
  })
})

test('every package in the lockfile has a hash', () => {
  const packages = lockedPackages()
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', '@swc/core']))
  expect(packages.filter(({ hasHash }) => !hasHash)).toEqual([])
})

describe('libraries in a release', () => {
  const bills = readBills()
  const namesIn = (owner: string) =>
    bills
      .find((bill) => bill.owner === owner)
      ?.libraries.map(({ purl }) => /^pkg:npm\/(.+)@/.exec(decodeURIComponent(purl))?.[1])

  test('are in the SBOM of their bundle', () => {
    expect(namesIn('shared-libraries')).toEqual(expect.arrayContaining(['react', 'react-dom', 'zod']))
    expect(namesIn('users')).toContain('p-map')
    expect(namesIn('users')).not.toContain('react')
    expect(namesIn('ui')).toContain('@fontsource-variable/inter')
    expect(namesIn('reference-api')).toEqual(expect.arrayContaining(['fastify', 'pg']))
  })

  test.each(bills.map(({ owner, libraries }) => [owner, libraries] as const))(
    'have an allowed license: %s',
    (_owner, libraries) => {
      const refused = libraries.filter(
        ({ licenses }) => licenses.length === 0 || !licenses.every(isAllowedLicense),
      )
      expect(libraries.length).toBeGreaterThan(0)
      expect(refused).toEqual([])
    },
  )

  test.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['MIT AND GPL-3.0-only', false],
    ['AGPL-3.0-or-later', false],
    ['SEE LICENSE IN LICENSE.md', false],
  ])('under %s: allowed is %s', (license, isAllowed) => {
    expect(isAllowedLicense(license)).toBe(isAllowed)
  })
})
