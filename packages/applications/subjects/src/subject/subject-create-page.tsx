import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { Page, SegmentedChoice } from '@portal/ui'
import type { CategoryProps } from './subject-category.ts'
import { SubjectCreateForm } from './subject-create-form.tsx'
import { useCreatableTypes } from './use-creatable-types.ts'

export default function SubjectCreatePage({ category }: CategoryProps) {
  const { types, type, choose } = useCreatableTypes(category)
  return (
    <Page description="It starts as a draft and goes live when you publish it.">
      <SegmentedChoice
        label="Type"
        options={types.map((value) => ({ value, label: SUBJECT_TYPE_LABELS[value] }))}
        value={type}
        onChange={choose}
      />
      <SubjectCreateForm category={category} type={type} />
    </Page>
  )
}
