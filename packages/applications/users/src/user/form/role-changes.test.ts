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
  if (!role) throw new Error(`The demo data have no role ${wanted}.`)
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

describe('giving a role', () => {
  test('makes sense only to who does not hold it', () => {
    const give = giveRole(roleNamed('VIEWER'), roles)
    expect(give.applies(viewer)).toBe(false)
    expect(give.applies(own)).toBe(true)
  })

  test('is possible where nothing speaks against it', () => {
    expect(giveRole(roleNamed('CUSTOMER_CARE_AGENT'), roles).blocked?.(viewer)).toBeUndefined()
  })

  test('to oneself is blocked, and so is a role that makes roles for people who lack some of it', () => {
    const administrator = roleNamed('PROGRAM_ADMINISTRATOR')
    expect(giveRole(roleNamed('VIEWER'), roles).blocked?.(own)).toBe(
      'Nobody changes their own roles. Ask another administrator.',
    )
    expect(giveRole(administrator, roles).blocked?.(viewer)).toBe(
      `${administrator.label} can make or assign roles, so only people who hold everything in it can assign it.`,
    )
  })
})

describe('taking a role', () => {
  const take = (name: string) => takeRole(roleNamed(name), roles)

  test('makes sense only from who holds it', () => {
    expect([take('VIEWER').applies(viewer), take('VIEWER').applies(own)]).toEqual([true, false])
    expect(take('VIEWER').blocked?.(viewer)).toBeUndefined()
  })

  test('from oneself is blocked', () => {
    expect(take('USER_ADMINISTRATOR').blocked?.(own)).toBe(
      'Nobody changes their own roles. Ask another administrator.',
    )
  })

  test('from the last administrator is blocked, unless another role keeps them one', () => {
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
