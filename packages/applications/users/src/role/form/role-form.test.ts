import { describe, expect, test } from '@jest/globals'
import { EMPTY_ROLE, roleFormFor, withOwnLabel } from './role-form.ts'

const values = { ...EMPTY_ROLE, name: 'ROLE_MAKERS', label: 'Role makers', permissions: ['role.get'] }
const maker = { id: 'maker', resources: ['role.update', 'role.get'] }
const administrator = { id: 'administrator', resources: ['role.update'] }

const messageOf = (form: ReturnType<typeof roleFormFor>) => form.safeParse(values).error?.issues[0]?.message

describe('removing role.update from a role', () => {
  test('is refused when the operator would lose the right to change roles', () => {
    expect(messageOf(roleFormFor('maker', [maker]))).toBe(
      'You would lose role.update yourself. Ask another administrator to remove it.',
    )
  })

  test('is allowed when another role also grants it to the operator', () => {
    expect(messageOf(roleFormFor('maker', [maker, administrator]))).toBeUndefined()
  })

  test('is allowed when the operator does not hold the role', () => {
    expect(messageOf(roleFormFor('maker', [administrator]))).toBeUndefined()
  })
})

test('adds the permissions that a permission needs', () => {
  const { permissions } = roleFormFor('maker', []).parse({ ...values, permissions: ['user.update'] })
  expect([...permissions].sort()).toEqual(['user.search', 'user.update'])
})

test.each([
  ['role makers', 'Another role has this label'],
  ['Role keepers', undefined],
])('beside a role labeled "%s", says %j', (label, message) => {
  expect(messageOf(withOwnLabel(roleFormFor('maker', []), [{ label }]))).toBe(message)
})

test('refuses a role without permissions', () => {
  const result = roleFormFor('maker', []).safeParse({ ...values, permissions: [] })
  expect(result.error?.issues[0]?.path).toEqual(['permissions'])
})
