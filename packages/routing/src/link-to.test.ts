import { expect, test } from '@jest/globals'
import { defineRoutes } from './define-routes.ts'
import { linkTo, type ParamsOf } from './link-to.ts'

const page = () => Promise.resolve({ default: () => null })
const facts = { label: 'Row', title: 'Row', page }
const routes = defineRoutes({
  tasks: { path: '/tasks', ...facts },
  task: { path: '/tasks/:taskId', ...facts },
  version: { path: '/resources/:dirId/:fileId/:verId', ...facts },
})

/** Whether two types are the same; the compiler proves what is asserted with it. */
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type ArgumentsFor<Path extends string> = Parameters<typeof linkTo<Path>>

test('an address without parameters is the path itself', () => {
  expect(linkTo(routes.tasks)).toBe('/tasks')
})

test('every parameter is filled in its place', () => {
  expect(linkTo(routes.version, { verId: 'v', dirId: 'd', fileId: 'f' })).toBe('/resources/d/f/v')
})

test('values are percent-encoded, so that none adds a segment, a query or a hash', () => {
  expect(linkTo(routes.task, { taskId: 'a/b?c#d e' })).toBe('/tasks/a%2Fb%3Fc%23d%20e')
})

test('the parameters of a link are known to the compiler', () => {
  const names: Equal<
    ParamsOf<'/resources/:dirId/:fileId'>,
    { readonly dirId: string; readonly fileId: string }
  > = true
  const needed: Equal<ArgumentsFor<'/tasks/:taskId'>[1], ParamsOf<'/tasks/:taskId'>> = true
  const none: Equal<ArgumentsFor<'/tasks'>['length'], 1> = true
  expect([names, needed, none]).toEqual([true, true, true])
})

test('a row keeps its path as a literal type', () => {
  const literal: Equal<(typeof routes)['task']['path'], '/tasks/:taskId'> = true
  expect(literal).toBe(true)
})
