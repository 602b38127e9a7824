import {
  BUSINESS_SUBJECT_TYPES,
  SUBJECT_TYPE_LABELS,
  type SubjectType,
  SYSTEM_SUBJECT_TYPES,
} from '@portal/contract/subjects/subject.ts'
import { useDictionary } from '@portal/portal-app'
import { useMemo } from 'react'

export interface SubjectTypeOption<Type extends SubjectType> {
  readonly value: Type
  readonly label: string
}

/** Subject types as options, limited to those of the account. */
export function useSubjectTypeOptions<Type extends SubjectType>(types: readonly Type[]) {
  const business = useDictionary('BUSINESS_SUBJECT_TYPES', BUSINESS_SUBJECT_TYPES)
  const system = useDictionary('SYSTEM_SUBJECT_TYPES', SYSTEM_SUBJECT_TYPES)
  return useMemo(() => {
    const offered = types.filter((type) => business.includes(type) || system.includes(type))
    return offered.map((value): SubjectTypeOption<Type> => ({ value, label: SUBJECT_TYPE_LABELS[value] }))
  }, [types, business, system])
}
