import { createSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { Can, useRecordActions, useTable } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink, DataTable, FilterBar, Page, RowMenu } from '@portal/ui'
import { subjectActions } from './subject-actions.ts'
import { CATEGORIES, type CategoryProps } from './subject-category.ts'
import { subjectColumns } from './subject-columns.tsx'
import { SUBJECT_FILTERS } from './subject-filters.ts'

export default function SubjectListPage({ category }: CategoryProps) {
  const filters = SUBJECT_FILTERS[category]
  const table = useTable(listSubjects, { input: { query: { category } }, filters })
  const actionsOf = useRecordActions<SubjectSummary>(subjectActions)
  const { create, empty, list } = CATEGORIES[category]
  const createButton = (
    <Can call={createSubject}>
      <ButtonLink to={linkTo(create)} variant="solid">
        Add
      </ButtonLink>
    </Can>
  )
  return (
    <Page actions={createButton}>
      <FilterBar table={table} filters={filters} searchLabel="Search by name, legal name or reference" />
      <DataTable
        label={list.title}
        table={table}
        columns={subjectColumns(category)}
        rowKey={({ id }) => id}
        rowActions={(subject) => <RowMenu label={subject.name} items={actionsOf(subject)} />}
        empty={{ title: 'No subjects yet', text: empty, action: createButton }}
      />
    </Page>
  )
}
