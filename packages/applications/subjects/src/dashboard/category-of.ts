import {
  SUBJECT_CATEGORIES,
  type SubjectCategory,
  type SubjectType,
  TYPES_OF_CATEGORY,
} from '@portal/contract/subjects/subject.ts'

/** The category of a subject type. */
export const categoryOf = (type: SubjectType): SubjectCategory =>
  SUBJECT_CATEGORIES.find((category) => TYPES_OF_CATEGORY[category].includes(type)) ?? 'business'
