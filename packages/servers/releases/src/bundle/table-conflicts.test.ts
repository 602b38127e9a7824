import { describe, expect, test } from '@jest/globals'
import type { AppTable } from '@portal/routing/app-table.ts'
import { testManifest } from '../testing/test-bundle.ts'
import { appTables } from './app-tables.ts'
import type { BundleManifest } from './bundle-manifest.ts'
import { tableConflicts } from './table-conflicts.ts'

const tasks: AppTable = {
  app: '@portal/tasks',
  rows: [{ path: '/tasks', label: 'Tasks', title: 'Tasks', key: 't' }],
  slots: {},
  records: { task: { noun: 'task', order: 1, audit: { entity: 'task', area: 'Tasks' } } },
}

const sentencesOf = (tables: readonly AppTable[]) => tableConflicts(tables).map(({ sentence }) => sentence)

test('applications that share nothing fit together', () => {
  const shops = { ...tasks, app: '@portal/shops', rows: [], records: {} }
  expect(sentencesOf([tasks, shops])).toEqual([])
})

test('an address, a key and an audit trail name belong to one application', () => {
  expect(sentencesOf([tasks, { ...tasks, app: '@portal/jobs' }])).toEqual([
    '@portal/tasks and @portal/jobs both claim the address /tasks.',
    '@portal/tasks and @portal/jobs both claim the key t after g.',
    '@portal/tasks and @portal/jobs both claim "task" in the audit trail.',
  ])
})

test('addresses that begin with the same word belong to one application', () => {
  const shops = testManifest('@zevil/shops', '1.0.0', {
    routes: [{ path: '/tasks/01J', label: 'Label', title: 'Title' }],
  })
  expect(conflictsAt(at('@portal/tasks', '/tasks/:taskId'), shops)).toEqual([
    '@portal/tasks and @zevil/shops both claim addresses that begin with /tasks.',
  ])
})

test('a menu item belongs to one application, whose rows may share it', () => {
  const menu = { group: 'Work', item: 'Tasks' }
  const rows = ['/tasks', '/tasks/create'].map((path) => ({ path, label: 'Label', title: 'Title', menu }))
  const row = { path: '/shops', label: 'Label', title: 'Title', menu }
  expect(
    conflictsAt(
      testManifest('@portal/tasks', '1.0.0', { routes: rows }),
      testManifest('@zevil/shops', '1.0.0', { routes: [row] }),
    ),
  ).toEqual(['@portal/tasks and @zevil/shops both claim the item "Tasks" of Work in the menu.'])
})

test('one application assigns an address to one screen', () => {
  const twice = { ...tasks, rows: tasks.rows.flatMap((row) => [row, { ...row, key: 'x' }]) }
  expect(sentencesOf([twice])).toEqual(['@portal/tasks claims the address /tasks twice.'])
})

test('kinds of one application may share an audit trail name', () => {
  const both = {
    ...tasks.records,
    import: { noun: 'import', order: 2, audit: { entity: 'task', area: 'Tasks' } },
  }
  expect(sentencesOf([{ ...tasks, records: both } as AppTable])).toEqual([])
})

test('a conflict names the applications concerned', () => {
  const [conflict] = tableConflicts([tasks, { ...tasks, app: '@portal/jobs' }])
  expect(conflict?.bundles).toEqual(['@portal/tasks', '@portal/jobs'])
})

const at = (app: string, path: string) =>
  testManifest(app, '1.0.0', { routes: [{ path, label: 'Label', title: 'Title' }] })
const conflictsAt = (...manifests: BundleManifest[]) => sentencesOf(appTables(manifests))

describe('addresses are compared like screens are matched:', () => {
  test.each([
    ['/tasks/:taskId', '/tasks/:foo'],
    ['/tasks/:taskId/history', '/tasks/:x/history'],
    ['/tasks', '/Tasks'],
  ])('%s is %s', (path, other) => {
    expect(conflictsAt(at('@portal/tasks', path), at('@portal/shops', other))).toEqual([
      `@portal/tasks and @portal/shops both claim the address ${path}, which is the same as the address ${other}.`,
    ])
  })

  test.each([
    ['/tasks/:taskId', '/tasks/create'],
    ['/tasks/:taskId', '/tasks/:taskId/history'],
  ])('%s is not %s', (path, other) => {
    const [row, otherRow] = [path, other].map((one) => ({ path: one, label: 'Label', title: 'Title' }))
    expect(conflictsAt(testManifest('@portal/tasks', '1.0.0', { routes: [row, otherRow] }))).toEqual([])
  })
})

test.each([
  'tasks',
  '/tasks/',
  '//tasks',
  '',
  '/*',
  '/tasks/*',
  '/tasks/:',
  '/tasks?a=b',
  '/a b',
  '/..',
  '/%74asks',
])('"%s" is not the address of a screen', (path) => {
  expect(conflictsAt(at('@portal/shops', path))).toEqual([
    `@portal/shops claims the address "${path}". Write it as /shops or /shops/:shopId.`,
  ])
})
