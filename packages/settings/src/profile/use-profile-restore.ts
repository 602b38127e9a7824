import { getIdvProfile, updateIdvProfile } from '@portal/contract/idv/idv-endpoints.ts'
import { systemSubjectId } from '@portal/portal-app'
import { useRestore } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { queryFor, useCan } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { routes } from '../routes.ts'
import { bodyOf } from './profile-form.ts'

const Values = z.record(z.string(), z.unknown())

/** Takes older settings up again, in the form; a profile that was deleted cannot be edited. */
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
    now: Values.parse(bodyOf(profile)),
    toValues: (older) => Values.catch({}).parse(older),
  })
}
