import { expect, test } from '@jest/globals'
import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { defineRoutes } from './define-routes.ts'
import { linkTo, type ParamsOf } from './link-to.ts'

const page = () => Promise.resolve({ default: () => null })
const facts = { label: 'Row', title: 'Row', page }
const routes = defineRoutes({
  tasks: { path: '/tasks', ...facts },
  users: { path: '/users', list: listUsers, ...facts },
  task: { path: '/tasks/:taskId', ...facts },
  version: { path: '/resources/:dirId/:fileId/:verId', ...facts },
})

/** Whether two types are equal; checked at compile time. */
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type ArgumentsFor<Row extends { path: string }> = Parameters<typeof linkTo<Row>>
type QueryFor<Row extends { path: string }> = NonNullable<ArgumentsFor<Row>[2]>
type Users = (typeof routes)['users']

test('returns the path when it has no parameters', () => {
  expect(linkTo(routes.tasks)).toBe('/tasks')
})

test('fills in every parameter', () => {
  expect(linkTo(routes.version, { verId: 'v', dirId: 'd', fileId: 'f' })).toBe('/resources/d/f/v')
})

test('percent-encodes values, so that none adds a segment, a query or a hash', () => {
  expect(linkTo(routes.task, { taskId: 'a/b?c#d e' })).toBe('/tasks/a%2Fb%3Fc%23d%20e')
})

test('types the parameters of a link', () => {
  const names: Equal<
    ParamsOf<'/resources/:dirId/:fileId'>,
    { readonly dirId: string; readonly fileId: string }
  > = true
  const needed: Equal<ArgumentsFor<(typeof routes)['task']>[1], ParamsOf<'/tasks/:taskId'>> = true
  const none: Equal<ArgumentsFor<(typeof routes)['tasks']>[1], Record<string, never> | undefined> = true
  expect([names, needed, none]).toEqual([true, true, true])
})

test('keeps the path of a row as a literal type', () => {
  const literal: Equal<(typeof routes)['task']['path'], '/tasks/:taskId'> = true
  expect(literal).toBe(true)
})

test("puts a list's query after the address, with filter values separated by commas", () => {
  const dormant = { status: 'ACTIVE', lastSignIn: ['NEVER', 'OVER_90_DAYS'], sort: '-createdAt' } as const
  expect(linkTo(routes.users, {}, dormant)).toBe(
    '/users?lastSignIn=NEVER%2COVER_90_DAYS&sort=-createdAt&status=ACTIVE',
  )
  expect(linkTo(routes.task, { taskId: '7' }, { tab: 'rows' })).toBe('/tasks/7?tab=rows')
})

test('types filters, values and orders of a list', () => {
  type Status = 'ACTIVE' | 'SUSPENDED'
  const values: Equal<QueryFor<Users>['status'], Status | readonly Status[] | undefined> = true
  const unknown: 'color' extends keyof QueryFor<Users> ? true : false = false
  const order: '-color' extends NonNullable<QueryFor<Users>['sort']> ? true : false = false
  const noList: 'status' extends keyof QueryFor<(typeof routes)['tasks']> ? true : false = false
  expect([values, unknown, order, noList]).toEqual([true, false, false, false])
})
