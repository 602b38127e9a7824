import type { InputOf } from '@portal/contract/endpoint.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { createSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { creationSchemaOf } from '@portal/contract/subjects/subject-schemas.ts'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { Page, SegmentedChoice } from '@portal/ui'
import { useMemo } from 'react'
import { BusinessDataFields } from './data/business-data-fields.tsx'
import { EMPTY_BUSINESS_DATA } from './data/empty-data.ts'
import { CATEGORIES, type CategoryProps } from './subject-category.ts'
import { useCreatableTypes } from './use-creatable-types.ts'

export default function SubjectCreatePage({ category }: CategoryProps) {
  const { details, list } = CATEGORIES[category]
  const { types, type, choose } = useCreatableTypes(category)
  const form = useMemo(
    () => ({
      schema: creationSchemaOf(type),
      defaultValues: { type, businessData: EMPTY_BUSINESS_DATA[type] },
    }),
    [type],
  )
  return (
    <Page description="It starts as a draft. Nothing goes live before it is published.">
      <SegmentedChoice
        label="Type"
        options={types.map((value) => ({ value, label: SUBJECT_TYPE_LABELS[value] }))}
        value={type}
        onChange={choose}
      />
      <CreateForm
        {...form}
        call={createSubject}
        draft={`${category} subject`}
        // The schema of the chosen type is one arm of the body's union; the compiler cannot follow the choice.
        input={(values: object) => ({ body: values as InputOf<typeof createSubject>['body'] })}
        submitLabel="Create"
        done={({ name }) => `${name} is created as a draft`}
        goTo={({ id }) => linkTo(details, { subjectId: id })}
        cancelTo={linkTo(list)}
      >
        <BusinessDataFields type={type} at="businessData." />
      </CreateForm>
    </Page>
  )
}
