import { expect, test } from '@jest/globals'
import { userForm } from './user-form.ts'

test('accepts a user who has lost all roles', () => {
  const user = { given_name: 'Ada', family_name: 'Okafor', status: 'ACTIVE', roleIds: [] }
  expect(userForm.safeParse(user).success).toBe(true)
})
