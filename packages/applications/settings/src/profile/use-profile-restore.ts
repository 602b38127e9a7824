import { getIdvProfile, updateIdvProfile } from '@portal/contract/idv/idv-endpoints.ts'
import { systemSubjectId } from '@portal/portal-app'
import { useRestore } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { queryFor, useCan } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { asValues } from '../as-values.ts'
import { routes } from '../routes.ts'
import { bodyOf } from './profile-form.ts'

/** Restores older settings in the form; a deleted profile cannot be edited. */
export function useProfileRestore(type: string) {
  const mayEdit = useCan(updateIdvProfile)
  const restore = useRestore()
  const params = { subjectId: systemSubjectId, type }
  const { data: profile } = useQuery({
    ...queryFor(getIdvProfile, { params }, { errors: 'nowhere' }),
    enabled: mayEdit,
    retry: false,
  })
  if (!profile) return undefined
  return restore({
    call: updateIdvProfile,
    params,
    href: linkTo(routes.profileUpdate, { type }),
    editedName: profile.displayName,
    now: asValues(bodyOf(profile)),
    toValues: asValues,
  })
}
