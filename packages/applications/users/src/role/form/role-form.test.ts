import { describe, expect, test } from '@jest/globals'
import { EMPTY_ROLE, roleFormFor } from './role-form.ts'

const values = { ...EMPTY_ROLE, name: 'ROLE_MAKERS', label: 'Role makers', permissions: ['role.get'] }
const maker = { id: 'maker', resources: ['role.update', 'role.get'] }
const administrator = { id: 'administrator', resources: ['role.update'] }

const messageOf = (form: ReturnType<typeof roleFormFor>) => form.safeParse(values).error?.issues[0]?.message

describe('taking role.update out of a role', () => {
  test('is refused to whom it would cost the right to change roles', () => {
    expect(messageOf(roleFormFor('maker', [maker]))).toBe(
      'You would lose role.update yourself. Ask another administrator to take it away.',
    )
  })

  test('is open to who holds it through another role as well', () => {
    expect(messageOf(roleFormFor('maker', [maker, administrator]))).toBeUndefined()
  })

  test('is open to who does not hold the role', () => {
    expect(messageOf(roleFormFor('maker', [administrator]))).toBeUndefined()
  })
})

test('a permission is given with what it needs', () => {
  const { permissions } = roleFormFor('maker', []).parse({ ...values, permissions: ['user.update'] })
  expect([...permissions].sort()).toEqual(['user.search', 'user.update'])
})

test('a role without permissions is refused', () => {
  const result = roleFormFor('maker', []).safeParse({ ...values, permissions: [] })
  expect(result.error?.issues[0]?.path).toEqual(['permissions'])
})
