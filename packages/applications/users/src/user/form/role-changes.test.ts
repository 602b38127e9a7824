import { beforeAll, describe, expect, test } from '@jest/globals'
import { getUser } from '@portal/contract/people/user-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { giveRole } from '../list/give-role.ts'
import { takeRole } from '../list/take-role.ts'

const userOf = (name: string): Promise<User> =>
  call(getUser, { params: { userId: `${name}@program.example` } })

let roles: readonly Role[]
let own: User
let viewer: User

const roleNamed = (wanted: string): Role => {
  const role = roles.find(({ name }) => name === wanted)
  if (!role) throw new Error(`The demo data has no role ${wanted}.`)
  return role
}

beforeAll(async () => {
  await signInAs('users')
  const [page, ...people] = await Promise.all([
    call(listRoles, { query: { pageSize: 50 } }),
    userOf('users'),
    userOf('viewer'),
  ])
  roles = page.items
  own = people[0]
  viewer = people[1]
})

describe('assigning a role', () => {
  test('is hidden for users who hold it', () => {
    const give = giveRole(roleNamed('VIEWER'), roles)
    expect(give.applies(viewer)).toBe(false)
    expect(give.applies(own)).toBe(true)
  })

  test('is possible when no rule is against it', () => {
    expect(giveRole(roleNamed('CUSTOMER_CARE_AGENT'), roles).blocked?.(viewer)).toBeUndefined()
  })

  test('is blocked for oneself, and for roles that can make roles unless the operator holds everything in them', () => {
    const administrator = roleNamed('PROGRAM_ADMINISTRATOR')
    expect(giveRole(roleNamed('VIEWER'), roles).blocked?.(own)).toBe(
      'You cannot change your own roles. Ask another administrator.',
    )
    expect(giveRole(administrator, roles).blocked?.(viewer)).toBe(
      `${administrator.label} can make or assign roles, so only people who hold everything in it can assign it.`,
    )
  })
})

describe('removing a role', () => {
  const take = (name: string) => takeRole(roleNamed(name), roles)

  test('is hidden for users who do not hold it', () => {
    expect([take('VIEWER').applies(viewer), take('VIEWER').applies(own)]).toEqual([true, false])
    expect(take('VIEWER').blocked?.(viewer)).toBeUndefined()
  })

  test('is blocked for oneself', () => {
    expect(take('USER_ADMINISTRATOR').blocked?.(own)).toBe(
      'You cannot change your own roles. Ask another administrator.',
    )
  })

  test('is blocked for the last administrator, unless another of their roles keeps them one', () => {
    const administrator = roleNamed('PROGRAM_ADMINISTRATOR')
    const last: User = { ...viewer, isLastAdministrator: true, roles: [administrator] }
    expect(take('PROGRAM_ADMINISTRATOR').blocked?.(last)).toBe(
      'The account would be left without an administrator.',
    )
    const second = { ...administrator, id: 'second' }
    const twice: User = { ...last, roles: [administrator, second] }
    expect(takeRole(administrator, [...roles, second]).blocked?.(twice)).toBeUndefined()
  })
})
