import { expect, test } from '@jest/globals'
import type { Refusal } from '../refusal.ts'
import { refusalToChangeRole, refusalToDeleteRole, refusalToInclude, refusalToOpen } from './role-rules.ts'

const caller = { permissions: new Set(['user.search']), subjectTypes: new Set(['SRCI']) }

test.each<[string, Refusal | undefined, string | undefined]>([
  ['changing a custom role', refusalToChangeRole({ builtIn: false }), undefined],
  ['changing a built-in role', refusalToChangeRole({ builtIn: true }), 'ROLE_BUILT_IN'],
  ['deleting an unused role', refusalToDeleteRole({ builtIn: false, userCount: 0 }), undefined],
  ['deleting a built-in role', refusalToDeleteRole({ builtIn: true, userCount: 0 }), 'ROLE_BUILT_IN'],
  ['deleting a role in use', refusalToDeleteRole({ builtIn: false, userCount: 2 }), 'ROLE_IN_USE'],
  ['including a permission that one holds', refusalToInclude('user.search', caller), undefined],
  ['including a permission that one lacks', refusalToInclude('user.delete', caller), 'ROLE_ESCALATION'],
  ['adding a subject type that one has access to', refusalToOpen('SRCI', caller), undefined],
  ['adding a subject type without having access', refusalToOpen('DCF', caller), 'ROLE_ESCALATION'],
])('%s', (_, refusal, reason) => {
  expect(refusal?.reason).toBe(reason)
})
