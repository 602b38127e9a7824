import { expect, test } from '@jest/globals'
import type { Refusal } from '../refusal.ts'
import { refusalToChangeRole, refusalToDeleteRole, refusalToInclude, refusalToOpen } from './role-rules.ts'

const caller = { permissions: new Set(['user.search']), subjectTypes: new Set(['SRCI']) }

test.each<[string, Refusal | undefined, string | undefined]>([
  ['an own role is changed', refusalToChangeRole({ builtIn: false }), undefined],
  ['a built-in role is changed', refusalToChangeRole({ builtIn: true }), 'ROLE_BUILT_IN'],
  ['an unused role is deleted', refusalToDeleteRole({ builtIn: false, userCount: 0 }), undefined],
  ['a built-in role is deleted', refusalToDeleteRole({ builtIn: true, userCount: 0 }), 'ROLE_BUILT_IN'],
  ['a role in use is deleted', refusalToDeleteRole({ builtIn: false, userCount: 2 }), 'ROLE_IN_USE'],
  ['a permission of one’s own is included', refusalToInclude('user.search', caller), undefined],
  ['a permission that one lacks is included', refusalToInclude('user.delete', caller), 'ROLE_ESCALATION'],
  ['a type of one’s own is opened', refusalToOpen('SRCI', caller), undefined],
  ['a type that one has no access to is opened', refusalToOpen('DCF', caller), 'ROLE_ESCALATION'],
])('%s', (_, refusal, reason) => {
  expect(refusal?.reason).toBe(reason)
})
