import type { User } from '@portal/contract/people/user-schemas.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { Heading, Stack, Text } from '@portal/ui'
import { PermissionDiff } from '../../role/form/permission-diff.tsx'
import { personName } from '../person-name.ts'
import type { UserValues } from './user-form.ts'

interface UserReviewProps {
  readonly user: User
  readonly values: UserValues
  readonly roles: readonly Role[]
}

/** Changes to name, status and roles as sentences. */
function sentencesOf({ user, values, roles }: UserReviewProps): string[] {
  const held = user.roles.map(({ id }) => id)
  const added = roles.filter(({ id }) => values.roleIds.includes(id) && !held.includes(id))
  const removed = user.roles.filter(({ id }) => !values.roleIds.includes(id))
  return [
    ...(personName(values) === personName(user) ? [] : [`Name: ${personName(user)} → ${personName(values)}`]),
    ...(values.status === user.status
      ? []
      : [values.status === 'ACTIVE' ? 'Can sign in again' : 'Is signed out and cannot sign in']),
    ...added.map(({ label }) => `+ Role added: ${label}`),
    ...removed.map(({ label }) => `− Role removed: ${label}`),
  ]
}

/** What a person gains and loses in permissions, not only in roles. */
export function UserReview(props: UserReviewProps) {
  const { user, values, roles } = props
  const permissionsOf = (ids: readonly string[]) =>
    new Set(roles.filter(({ id }) => ids.includes(id)).flatMap(({ resources }) => resources))
  return (
    <Stack gap="3">
      {sentencesOf(props).map((sentence) => (
        <Text key={sentence} fontSize="sm">
          {sentence}
        </Text>
      ))}
      <Heading as="h3" fontSize="md">
        Permissions gained and lost
      </Heading>
      <PermissionDiff
        before={permissionsOf(user.roles.map(({ id }) => id))}
        after={permissionsOf(values.roleIds)}
      />
    </Stack>
  )
}
