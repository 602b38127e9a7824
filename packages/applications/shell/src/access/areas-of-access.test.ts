import { expect, test } from '@jest/globals'
import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import type { RouteTable } from '@portal/routing/app-table.ts'
import { areasOfAccess } from './areas-of-access.ts'

const tables: readonly RouteTable[] = [
  { app: '@portal/shell', rows: [{ path: '/profile', label: 'Profile', title: 'Profile' }] },
  {
    app: '@portal/users',
    rows: [
      {
        path: '/roles',
        label: 'Roles',
        title: 'User roles',
        needs: { allOf: ['role.search'] },
        menu: { group: 'User management', order: 1 },
      },
      {
        path: '/roles/create',
        label: 'Publish',
        title: 'Publish a role',
        needs: { allOf: ['role.publish'] },
        menu: { group: 'User management' },
      },
      { path: '/roles/:roleId', label: 'Role', title: 'User role', needs: { allOf: ['role.get'] } },
    ],
  },
  {
    app: '@portal/customer-care',
    rows: [
      {
        path: '/delete-profile',
        label: 'Delete',
        title: 'Delete profile',
        needs: { allOf: ['srcProfile.delete'] },
        menu: { group: 'Customer care', order: 2 },
      },
    ],
  },
]

/** The areas of somebody with these roles. */
function areasWith(...names: string[]) {
  const roles = BUILT_IN_ROLES.filter(({ name }) => names.includes(name))
  const access = {
    permissions: new Set<string>(roles.flatMap(({ resources }) => resources)),
    subjectTypes: new Set<string>(roles.flatMap(({ subjectTypes }) => subjectTypes)),
  }
  return areasOfAccess(tables, { access, held: names }, { records: {}, systemSubjectId: 'system' })
}

const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title)

test('separates what is open from what is closed, by group of the menu, without pages that are open to all', () => {
  const [people, care] = areasWith('VIEWER')
  expect([people?.label, care?.label]).toEqual(['User management', 'Customer care'])
  expect(titles(people?.open ?? [])).toEqual(['User roles'])
  expect(titles(people?.closed ?? [])).toEqual(['Publish a role'])
  expect(titles(care?.closed ?? [])).toEqual(['Delete profile'])
})

test('says in words what one can and cannot do with the records of an area', () => {
  const [people, care] = areasWith('VIEWER')
  expect(people?.abilities).toEqual([
    {
      kind: 'Roles',
      can: ['list', 'open'],
      cannot: ['publish (create) a role', 'change a role', 'delete a role'],
    },
  ])
  expect(care?.abilities.map(({ can }) => can)).toEqual([[]])
})

test('offers the role that adds something, and the role of administrators only for what no other gives', () => {
  const [people, care] = areasWith('VIEWER')
  expect(care?.offers.map(({ role, opens, allows }) => [role.name, opens, allows])).toEqual([
    ['CUSTOMER_CARE_AGENT', ['Delete profile'], ['SRC profiles']],
  ])
  expect(people?.offers.map(({ role }) => role.name)).toEqual(['PROGRAM_ADMINISTRATOR'])
})

test('offers the role with the fewest permissions first, and none to somebody who can do everything', () => {
  const [people] = areasWith('CUSTOMER_CARE_AGENT')
  expect(people?.offers.map(({ role }) => role.name)).toEqual([
    'USER_ADMINISTRATOR',
    'VIEWER',
    'PROGRAM_ADMINISTRATOR',
  ])
  expect(areasWith('PROGRAM_ADMINISTRATOR').flatMap(({ offers }) => offers)).toEqual([])
})
