import {
  type SubjectCategory,
  type SubjectType,
  TYPES_OF_CATEGORY,
} from '@portal/contract/subjects/subject.ts'
import { useDictionary } from '@portal/portal-app'
import { accessOf, useSession } from '@portal/session'
import { useSearchParams } from 'react-router-dom'

/** Initial value of the form. */
const FIRST = { business: 'SRCI', system: 'SRC' } as const

const DICTIONARY = { business: 'BUSINESS_SUBJECT_TYPES', system: 'SYSTEM_SUBJECT_TYPES' } as const

/**
 * Types of subjects the operator may create: those of the dictionary that the operator has access to. The
 * specification's own lists are used until the dictionary is loaded. The address holds the chosen type.
 */
export function useCreatableTypes(category: SubjectCategory) {
  const { subjectTypes } = accessOf(useSession())
  const known = TYPES_OF_CATEGORY[category]
  const offered = useDictionary(DICTIONARY[category], known)
  const types = known.filter((type) => subjectTypes.has(type) && offered.includes(type))
  const [params, setParams] = useSearchParams()
  const wanted = params.get('type')
  const type: SubjectType = types.find((one) => one === wanted) ?? types[0] ?? FIRST[category]
  return {
    types,
    type,
    choose: (chosen: SubjectType) => setParams({ type: chosen }, { replace: true }),
  }
}
