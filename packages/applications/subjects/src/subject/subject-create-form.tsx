import type { SubjectCategory, SubjectType } from '@portal/contract/subjects/subject.ts'
import { createSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { creationSchemaOf, subjectSchemas } from '@portal/contract/subjects/subject-schemas.ts'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { useMemo } from 'react'
import { BusinessDataFields } from './data/business-data-fields.tsx'
import { checkedBy } from './data/checked-by.ts'
import { DATA_LABELS } from './data/data-labels.ts'
import { EMPTY_BUSINESS_DATA } from './data/empty-data.ts'
import { CATEGORIES } from './subject-category.ts'

/** Form for a new subject; values that both types have are kept when the type changes. */
export function SubjectCreateForm({ category, type }: { category: SubjectCategory; type: SubjectType }) {
  const { details, list } = CATEGORIES[category]
  const form = useMemo(
    () => ({
      schema: creationSchemaOf(type).transform(checkedBy(subjectSchemas.createSubject.body)),
      defaultValues: { type, businessData: EMPTY_BUSINESS_DATA[type] },
    }),
    [type],
  )
  return (
    <CreateForm
      labels={DATA_LABELS.businessData}
      draft={`${category} subject`}
      save={{
        call: createSubject,
        input: (body) => ({ body }),
        done: ({ name }) => `${name} created as a draft`,
        goTo: ({ id }) => linkTo(details, { subjectId: id }),
      }}
      {...form}
      submitLabel="Create"
      cancelTo={linkTo(list)}
    >
      <BusinessDataFields type={type} at="businessData." />
    </CreateForm>
  )
}
