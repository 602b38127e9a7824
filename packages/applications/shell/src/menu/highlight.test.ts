import { describe, expect, test } from '@jest/globals'
import { clickNavigates, hasActiveLink, isHighlighted } from './highlight.ts'
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

describe('an item is highlighted', () => {
  test.each([
    ['on its own screen', roles, '/roles', true],
    ['on the screen of a link', roles, '/roles/create', true],
    ['below a link', roles, '/roles/update/7', true],
    ['not beside it', roles, '/tasks', false],
    ['not where a path only begins alike', tasks, '/tasks-archive', false],
    ['home on home', home, '/', true],
    ['home nowhere else, though every path contains it', home, '/roles', false],
  ])('%s', (_, one, pathname, expected) => {
    expect(isHighlighted(one, pathname)).toBe(expected)
  })
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
