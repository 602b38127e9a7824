import { expect, test } from '@jest/globals'
import { ancestorsOf } from './ancestors-of.ts'
import { SPECIFIED_ROUTES } from './testing/specified-routes.ts'

const trail = (path: string) => ancestorsOf(SPECIFIED_ROUTES, { path }).map((row) => row.path)
const parentOf = (path: string) => trail(path).at(-1)

/** Each row below its parent, shown as the part it adds to the parent's pattern. */
const outline = (parent?: string, depth = 0): string[] =>
  SPECIFIED_ROUTES.filter(({ path }) => parentOf(path) === parent).flatMap(({ path }) => [
    `${'  '.repeat(depth)}${parent && parent !== '/' ? path.slice(parent.length) : path}`,
    ...outline(path, depth + 1),
  ])

test('finds the rows whose pattern is a prefix, for all specified routes', () => {
  expect(`\n${outline().join('\n')}\n`).toBe(`
/
  /profile
  /explore
  /sign-in
  /callback
  /operation-portal-users
    /create
    /:userId
      /update
  /developer-portal-users
    /create
  /roles
    /create
    /update/:roleId
  /subjects/business
    /create
    /details/:subjectId
      /update
      /audit-changes
        /:dataKey
      /dpa
        /create
        /update/:dpaId
        /details/:dpaId
          /audit-changes
        /bulk-import
    /details/dpa/create
  /subjects/system
    /create
    /details/:subjectId
      /update
      /audit-changes
        /:dataKey
  /subjects/dpa
  /tasks
    /promote-subject
    /bulk-import
    /:taskId
  /resources
    /:dirId
      /:fileId
        /:verId
          /create-change-request
        /versions/create
        /update/:verId
      /change-requests
        /:id
    /create
    /versions/:verId
  /settings/idv-profiles
    /create
    /:idvType
    /audit-changes/:idvType
    /update/:idvType
  /settings/idv-rules
    /create
    /update
    /audit-changes
    /history
    /configuration
      /update
      /history
  /settings/dpa-system-defaults
    /update
    /history
  /templates/create
  /templates-system/subjects/:subjectId
    /create
    /:channel/:type/:lang
      /update
      /history
  /templates-srcpi/subjects
    /:subjectId
      /create
      /:channel/:type/:lang
        /update
        /history
  /delete-profile
`)
})

test('lists ancestors outermost first, in any order of definition', () => {
  const shuffled = [...SPECIFIED_ROUTES].reverse()
  const row = { path: '/subjects/business/details/:subjectId/dpa/create' }
  expect(ancestorsOf(shuffled, row).map(({ path }) => path)).toEqual([
    '/',
    '/subjects/business',
    '/subjects/business/details/:subjectId',
    '/subjects/business/details/:subjectId/dpa',
  ])
})

test('does not take a fixed word for an id: no subject is called dpa', () => {
  expect(trail('/subjects/business/details/dpa/create')).toEqual(['/', '/subjects/business'])
})

test('does not take a word with the same beginning for an ancestor', () => {
  const rows = [{ path: '/tasks' }, { path: '/tasks-archive' }]
  expect(ancestorsOf(rows, { path: '/tasks-archive' })).toEqual([])
})

test('takes the place of a row for its path where it names one', () => {
  const rows = [{ path: '/' }, { path: '/shops' }, { path: '/shops/:id' }, { path: '/offers' }]
  const row = { path: '/new-offer', under: '/shops/:id' }
  expect(ancestorsOf(rows, row).map(({ path }) => path)).toEqual(['/', '/shops', '/shops/:id'])
})
