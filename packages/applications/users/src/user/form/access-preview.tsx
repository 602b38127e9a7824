import { Text } from '@portal/ui'
import { useWatch } from 'react-hook-form'
import { PermissionSum } from '../../role/matrix/permission-sum.tsx'
import { useRoles } from '../../role/use-roles.ts'

/** Preview of what the chosen roles allow. */
export function AccessPreview() {
  const chosen: string[] = useWatch({ name: 'roleIds' })
  const roles = useRoles()?.filter(({ id }) => chosen.includes(id)) ?? []
  if (roles.length === 0) return <Text color="fg.muted">Choose roles to see what they allow.</Text>
  const permissions = new Set(roles.flatMap(({ resources }) => resources))
  const types = new Set(roles.flatMap(({ subjectTypes }) => subjectTypes))
  return <PermissionSum permissions={permissions} subjectTypes={types.size} />
}
