import { relative } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { packageFolder, repository } from '@portal/build/src/workspace.ts'
import { PERMISSION_TABLE } from '../../../../contract/src/permission-table.ts'
import { PAGE_PACKAGES } from './layers.ts'
import { PUBLISHED } from './published-tables.ts'
import { isTest, type SourceFile, sourceFiles } from './source-files.ts'

/**
 * The shell belongs to the platform, not to a squad, and the specification fixes where its few screens are.
 */
const SQUADS = PUBLISHED.filter(({ name }) => name !== 'shell')

/** Comments may name other applications, as examples. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Examples in the showcase use made-up nouns, such as shops. */
const isExample = ({ path }: SourceFile) => path.includes('/examples/')

/** The API's vocabulary is in the contract, under the same words. */
const inPage = sourceFiles().filter(
  (file) =>
    !isTest(file) && !isExample(file) && PAGE_PACKAGES.includes(file.owner) && file.owner !== 'contract',
)

/** Permission groups have the same names everywhere. */
const IN_CONTRACT = new Set<string>(PERMISSION_TABLE.map(({ group }) => group))

/** Audit names that HTML uses too: an attribute and an input type. */
const WORDS_OF_HTML: readonly string[] = ['role', 'file']

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const quoted = (texts: readonly string[], end: string) =>
  // An empty alternative would match every empty string.
  texts.length > 0 ? new RegExp(`['"\`](${texts.map(escaped).join('|')})${end}`) : /$^/

const namedElsewhere = (name: string, pattern: RegExp) =>
  inPage
    .filter(({ owner, text }) => owner !== name && pattern.test(withoutComments(text)))
    .map(({ path }) => path)

describe.each(SQUADS.map((squad) => [squad.name, squad] as const))(
  'the application %s',
  (name, { routes, records }) => {
    const rows = Object.values(routes)

    test('no other package names its paths', () => {
      const paths = rows.map(({ path }) => path.replace(/\/:.*$/, ''))
      expect(namedElsewhere(name, quoted(paths, '[/?#\'"`]'))).toEqual([])
    })

    test('no other package names its screens', () => {
      const titles = rows
        .flatMap(({ title, menu }) => [title, ...(menu?.item ? [menu.item] : [])])
        .filter((title) => !IN_CONTRACT.has(title))
      expect(namedElsewhere(name, quoted(titles, '[\'"`]'))).toEqual([])
    })

    test('no other package uses its audit names', () => {
      const entities = Object.values(records).flatMap(({ audit }) => audit?.entity ?? [])
      const names = entities.filter((entity) => !WORDS_OF_HTML.includes(entity))
      expect(namedElsewhere(name, quoted(names, '[\'"`]'))).toEqual([])
    })
  },
)

describe('an application', () => {
  test.each(SQUADS.map(({ name }) => name))('declares its own name: %s', (name) => {
    const app = sourceFiles().find(
      ({ path }) => path === `${relative(repository, packageFolder(name))}/src/app.ts`,
    )
    expect(app?.text).toContain(`'@portal/${name}'`)
  })
})

describe('names of the audit trail', () => {
  test('belong to one application each', () => {
    const claims = PUBLISHED.flatMap(({ records }) => [
      ...new Set(Object.values(records).flatMap(({ audit }) => audit?.entity ?? [])),
    ])
    expect(claims.filter((entity, index) => claims.indexOf(entity) !== index)).toEqual([])
  })
})

describe('shortcut letters after g', () => {
  test('are unique', () => {
    const keys = PUBLISHED.flatMap(({ routes }) => Object.values(routes).flatMap(({ key }) => key ?? []))
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('records', () => {
  const rows = PUBLISHED.flatMap(({ routes }) => Object.values(routes))

  test.each(PUBLISHED.flatMap(({ records }) => Object.entries(records)))(
    '%s refers only to existing screens, and is searchable if it has a list or a heading',
    (_name, { list, heading, details, finder }) => {
      for (const path of [list, details]) {
        if (path) expect(rows.map((row) => row.path)).toContain(path)
      }
      expect(finder !== undefined).toBe((list ?? heading) !== undefined)
    },
  )
})
