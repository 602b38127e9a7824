import { describe, expect, test } from '@jest/globals'
import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import { listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import type { RouteTable } from '@portal/routing/app-table.ts'
import type { RouteFacts } from '@portal/routing/route-row.ts'
import { menuFor } from './menu.ts'

const row = (
  path: RouteFacts['path'],
  menu: RouteFacts['menu'],
  needs?: RouteFacts['needs'],
): RouteFacts => ({
  path,
  label: path,
  title: path,
  ...(menu && { menu }),
  ...(needs && { needs }),
})

const subjects = 'Subjects management'
const business = ['SRCI', 'SRCPI', 'DCF'] as const

/** Rows as squads publish them, in no particular order. */
const tables: RouteTable[] = [
  {
    app: '@portal/subjects',
    rows: [
      row('/tasks', { group: subjects, item: 'Tasks', order: 23, link: 'List' }, { allOf: ['task.search'] }),
      row(
        '/tasks/promote-subject',
        { group: subjects, item: 'Tasks', link: 'Promote subject' },
        { anyOf: ['subject.create', 'dpa.import'] },
      ),
      row(
        '/subjects/business',
        { group: subjects, item: 'Business subjects', order: 20, link: 'List', spoken: 'business subjects' },
        { allOf: ['subject.search'], subjectTypes: business },
      ),
      row(
        '/subjects/business/create',
        { group: subjects, item: 'Business subjects', link: 'Create' },
        { allOf: ['subject.create'], subjectTypes: business },
      ),
      row('/subjects/business/details/:subjectId', undefined),
    ],
  },
  {
    app: '@portal/shell',
    rows: [row('/', { group: '', item: 'Dashboard', order: 0 }), row('/profile', undefined)],
  },
  {
    app: '@portal/customer-care',
    rows: [
      row(
        '/delete-profile',
        { group: 'Customer care', item: 'Delete profile', order: 40 },
        { allOf: ['srcProfile.identityLookup', 'srcProfile.delete'] },
      ),
      row('/audit', { group: 'Customer care', item: 'Audit desk' }, { allOf: ['srcProfile.delete'] }),
    ],
  },
]

const accessOf = (name: string) => {
  const role = BUILT_IN_ROLES.find((one) => one.name === name)
  return { permissions: new Set<string>(role?.resources), subjectTypes: new Set<string>(role?.subjectTypes) }
}

const outline = (role: string) =>
  menuFor(tables, accessOf(role)).map(({ label, items }) => [
    label,
    ...items.map((item) => [item.label, ...item.links.map((link) => link.label)].join(' › ')),
  ])

describe('the side menu', () => {
  test('orders groups and items as the rows say, and puts those without an order last', () => {
    expect(outline('PROGRAM_ADMINISTRATOR')).toEqual([
      ['', 'Dashboard'],
      [subjects, 'Business subjects › List › Create', 'Tasks › List › Promote subject'],
      ['Customer care', 'Delete profile', 'Audit desk'],
    ])
  })

  test('leaves out links whose permission is missing, and items without links', () => {
    expect(outline('VIEWER')).toEqual([
      ['', 'Dashboard'],
      [subjects, 'Business subjects › List', 'Tasks › List'],
    ])
  })

  test('leaves out subjects of a kind for which the operator has no type', () => {
    expect(outline('CUSTOMER_CARE_AGENT').map(([group]) => group)).toEqual(['', 'Customer care'])
  })

  test('shows a link when any one of its permissions is enough', () => {
    const access = { permissions: new Set(['dpa.import']), subjectTypes: new Set<string>() }
    expect(
      menuFor(tables, access)
        .at(-1)
        ?.items[0]?.links.map(({ label }) => label),
    ).toEqual(['Promote subject'])
  })

  test('links an item with links to the first of them', () => {
    const [item] = menuFor(tables, accessOf('VIEWER'))[1]?.items ?? []
    expect(item?.to).toBe('/subjects/business')
  })

  test('keeps the text for screen readers', () => {
    const [item] = menuFor(tables, accessOf('VIEWER'))[1]?.items ?? []
    expect(item?.links[0]?.spoken).toBe('business subjects')
  })

  describe('for a list that the menu shows record by record', () => {
    const group = 'System management'
    const each = { group, item: 'Resources', eachOf: listDirectories } as const
    const resources: RouteTable[] = [
      {
        app: '@portal/resources',
        rows: [
          row('/resources/:dirId', each),
          row('/resources/create', { group, item: 'Resources', link: 'Create' }),
        ],
      },
    ]
    const itemsWith = (table: RouteTable[], directories: { id: string; name: string }[]) =>
      menuFor(table, accessOf('VIEWER'), {
        [listDirectories.name]: directories,
      }).flatMap(({ items }) => items)

    test('has a link for each record', () => {
      const [item] = itemsWith(resources, [{ id: 'a/b', name: 'Logos' }])
      expect(item?.links.map(({ label, to }) => [label, to])).toEqual([
        ['Logos', '/resources/a%2Fb'],
        ['Create', '/resources/create'],
      ])
      expect(item?.to).toBe('/resources/a%2Fb')
    })

    test('leaves out an item without known records', () => {
      const rows = resources.flatMap((table) => table.rows.slice(0, 1))
      expect(itemsWith([{ app: '@portal/resources', rows }], [])).toEqual([])
    })
  })
})
