import { relative } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { packageFolder, repository } from '@portal/build/src/workspace.ts'
import { PERMISSIONS } from '../../../../contract/src/permission-table.ts'
import { isAllowed } from '../../../../page/routing/src/is-allowed.ts'
import { matchRow } from '../../../../page/routing/src/match-row.ts'
import type { Needs, RouteRow } from '../../../../page/routing/src/route-row.ts'
import { SPECIFIED_ROUTES } from '../../../../page/routing/src/testing/specified-routes.ts'
import { PUBLISHED } from './published-tables.ts'
import { sourceFiles } from './source-files.ts'

const rows = PUBLISHED.flatMap(({ routes }) => Object.values(routes))
const pagesOf = (table: Readonly<Record<string, RouteRow>>) =>
  Object.values(table).map((row) => /['"]\.\/(.+?-page\.tsx)['"]/.exec(row.page.toString())?.[1] ?? '')

describe.each(PUBLISHED.map((app) => [app.name, app.routes] as const))('screens of %s', (name, routes) => {
  test('each page belongs to a row and each row has a page', () => {
    const prefix = `${relative(repository, packageFolder(name))}/src/`
    const present = sourceFiles()
      .map(({ path }) => path)
      .filter((path) => path.startsWith(prefix) && path.endsWith('-page.tsx'))
      .map((path) => path.slice(prefix.length))
    expect([...new Set(pagesOf(routes))].sort()).toEqual(present.sort())
  })
})

describe('rows', () => {
  test.each(rows.map((row) => [row.path, row] as const))('%s matches its own addresses', (path, row) => {
    const address = path.replace(/:\w+/g, '0198c0de-0000-7000-8000-000000000000')
    expect(matchRow(rows, address)?.row).toBe(row)
  })

  test('need only permissions that exist', () => {
    const needed = rows.flatMap(({ needs }) => [...(needs?.allOf ?? []), ...(needs?.anyOf ?? [])])
    const declared = PUBLISHED.flatMap(({ permissions }) => Object.values(permissions))
    const known = new Set([
      ...PERMISSIONS,
      'subject.{dataKey}.history',
      ...declared.map(({ resource }) => resource),
    ])
    expect(needed.filter((permission) => !known.has(permission))).toEqual([])
  })
})

describe('section 2: a screen opens with exactly the permissions of the contract', () => {
  const nameless = (path: string) => path.replace(/:\w+/g, ':')
  const byPath = new Map(rows.map((row) => [nameless(row.path), row]))

  test.each(SPECIFIED_ROUTES.map((route) => [route.path, route] as const))('%s', (path, specified) => {
    const row = byPath.get(nameless(path))
    const { allOf = [], anyOf = [], subjectTypes = [] } = specified.needs ?? {}
    const needs = row?.needs ?? {}
    expect(row?.public).toBe(specified.public)
    expect([...(needs.allOf ?? [])].sort()).toEqual([...allOf].sort())
    expect([...(needs.anyOf ?? [])].sort()).toEqual([...anyOf].sort())
    expect([...(needs.subjectTypes ?? [])].sort()).toEqual([...subjectTypes].sort())
  })
})

const KEY = { dataKey: 'jwk' }

/** The least permissions that open a screen. */
const needsOf = ({ allOf = [], anyOf = [] }: Needs): string[] =>
  [...allOf, ...anyOf.slice(0, 1)].map((permission) => permission.replace('{dataKey}', KEY.dataKey))

describe('section 6: a screen is forbidden with any one of its permissions missing', () => {
  const guarded = SPECIFIED_ROUTES.filter(({ needs }) => needs && needsOf(needs).length > 0)

  test.each(guarded.map(({ path, needs }) => [path, needs ?? {}] as const))('%s', (_path, needs) => {
    const granted = needsOf(needs)
    const subjectTypes = new Set<string>(needs.subjectTypes)
    const isOpenWith = (permissions: readonly string[], types = subjectTypes) =>
      isAllowed(needs, { permissions: new Set(permissions), subjectTypes: types }, KEY)
    expect(isOpenWith(granted)).toBe(true)
    for (const missing of granted) expect(isOpenWith(granted.filter((one) => one !== missing))).toBe(false)
    expect(isOpenWith(granted, new Set())).toBe(subjectTypes.size === 0)
  })
})
