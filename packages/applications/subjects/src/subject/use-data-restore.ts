import { DATA_KEY_LABELS, type DataKey, type SubjectCategory } from '@portal/contract/subjects/subject.ts'
import { updateSubjectData } from '@portal/contract/subjects/subject-endpoints.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { useRestore } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { dataFormOf, valuesOf } from './data/data-form.ts'
import { CATEGORIES } from './subject-category.ts'

/** Restores older values of a part in that part's form. */
export function useDataRestore(category: SubjectCategory, { id, name, type, data }: Subject) {
  const restore = useRestore()
  return (dataKey: DataKey) => {
    const toValues = (body: unknown) => dataFormOf(type, dataKey, valuesOf(body)).defaultValues
    return restore({
      call: updateSubjectData,
      params: { subjectId: id, dataKey },
      href: linkTo(CATEGORIES[category].update, { subjectId: id }, { tab: dataKey }),
      editedName: `${DATA_KEY_LABELS[dataKey]} of ${name}`,
      now: toValues(data[dataKey]),
      toValues,
    })
  }
}
