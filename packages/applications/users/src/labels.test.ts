import { expect, test } from '@jest/globals'
import { developerUserSchemas } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import { userSchemas } from '@portal/contract/people/user-schemas.ts'
import { DEVELOPER_USER_LABELS } from './developer-user/developer-user-labels.ts'
import { roleForm } from './role/form/role-form.ts'
import { ROLE_LABELS } from './role/role-labels.ts'
import { userForm } from './user/form/user-form.ts'
import { USER_LABELS } from './user/user-labels.ts'

test.each([
  ['a new user', userSchemas.createUser.body, USER_LABELS],
  ['a changed user', userForm, USER_LABELS],
  ['a role', roleForm, ROLE_LABELS],
  ['an invited developer', developerUserSchemas.createDeveloperUser.body, DEVELOPER_USER_LABELS],
])('names every field of the form of %s', (_what, { shape }, labels) => {
  // A dialog collects the reason.
  const fields = Object.keys(shape).filter((field) => field !== 'changeReason')
  const unnamed = fields.filter((field) => !(field in labels))
  expect(unnamed).toEqual([])
})
