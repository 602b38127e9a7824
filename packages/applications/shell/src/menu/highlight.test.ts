import { describe, expect, test } from '@jest/globals'
import { clickNavigates, hasActiveLink, highlightedItem, highlightedLink } from './highlight.ts'
import type { MenuItem } from './menu.ts'

const item = (to: string, links: string[] = []): MenuItem => ({
  label: to,
  icon: undefined,
  to,
  links: links.map((path) => ({ label: path, to: path })),
})

const home = item('/')
const roles = item('/roles', ['/roles', '/roles/create'])
const tasks = item('/tasks', ['/tasks', '/tasks/promote-subject'])

const fees = item('/fees')
const partners = item('/fees/partners')

describe('the highlighted item', () => {
  test.each([
    ['is that of the current screen', '/roles', roles],
    ['has the current link', '/roles/create', roles],
    ['is the one that the current path is below', '/roles/update/7', roles],
    ['needs more than the same beginning', '/tasks-archive', undefined],
    ['is home on home', '/', home],
    ['is not home elsewhere, though every path contains it', '/profile', undefined],
    ['is only the closest of several', '/fees/partners/new', partners],
    ['is the outer one beside the inner one', '/fees/new', fees],
  ])('%s', (_, pathname, expected) => {
    expect(highlightedItem([home, roles, tasks, fees, partners], pathname)).toBe(expected)
    expect(highlightedItem([partners, fees, tasks, roles, home], pathname)).toBe(expected)
  })
})

test.each([
  ['of the current screen', '/roles/create', '/roles/create'],
  ['of the list that the current record is in', '/roles/update/7', '/roles'],
  ['of no other item', '/tasks', undefined],
])('the highlighted link is that %s', (_, pathname, expected) => {
  expect(highlightedLink(roles, pathname)?.to).toBe(expected)
})

describe('a click on an item with links', () => {
  test('goes to its screen when it opens the item', () => {
    expect(clickNavigates(roles, false, '/tasks')).toBe(true)
  })

  test('only closes it when it is open', () => {
    expect(clickNavigates(roles, true, '/tasks')).toBe(false)
  })

  test('only opens it when one of its links is active', () => {
    expect(hasActiveLink(roles, '/roles/create')).toBe(true)
    expect(clickNavigates(roles, false, '/roles/create')).toBe(false)
  })
})
