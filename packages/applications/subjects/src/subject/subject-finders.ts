import { SUBJECT_TYPE_LABELS, type SubjectCategory } from '@portal/contract/subjects/subject.ts'
import { getSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { recordCommands, recordFinder } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { categoryOf } from '../dashboard/category-of.ts'
import { subjectActions } from './subject-actions.ts'
import { CATEGORIES } from './subject-category.ts'

const one = { read: getSubject, input: (subjectId: string) => ({ params: { subjectId } }) }

const finderOf = (category: SubjectCategory) =>
  recordFinder({
    list: listSubjects,
    query: { category },
    one,
    // The ID can belong to a subject of the other category.
    hit: ({ id, name, type }) => ({
      to: linkTo(CATEGORIES[categoryOf(type)].details, { subjectId: id }),
      title: name,
      detail: SUBJECT_TYPE_LABELS[type],
    }),
    commands: recordCommands({ ...one, actions: subjectActions }),
  })

export const subjectFinders: Record<SubjectCategory, ReturnType<typeof finderOf>> = {
  business: finderOf('business'),
  system: finderOf('system'),
}
