import { getDictionary } from '@portal/contract/accounts/account-endpoints.ts'
import {
  type SubjectCategory,
  type SubjectType,
  TYPES_OF_CATEGORY,
} from '@portal/contract/subjects/subject.ts'
import { accessOf, queryFor, useSession } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

const DICTIONARY = { business: 'BUSINESS_SUBJECT_TYPES', system: 'SYSTEM_SUBJECT_TYPES' } as const

/**
 * Types of which the operator may create subjects: those of the dictionary, within the operator's access. The
 * specification's own lists serve until the dictionary is there. The chosen type stands in the address.
 */
export function useCreatableTypes(category: SubjectCategory) {
  const access = accessOf(useSession())
  const dictionary = useQuery(queryFor(getDictionary, { params: { name: DICTIONARY[category] } }))
  const [params, setParams] = useSearchParams()
  const offered = dictionary.data?.values
  const types = TYPES_OF_CATEGORY[category].filter(
    (type) => access.subjectTypes.has(type) && (offered?.includes(type) ?? true),
  )
  const wanted = params.get('type')
  const type = types.find((one) => one === wanted) ?? types[0] ?? TYPES_OF_CATEGORY[category][0]
  return {
    types,
    type: type as SubjectType,
    choose: (chosen: SubjectType) => setParams({ type: chosen }, { replace: true }),
  }
}
