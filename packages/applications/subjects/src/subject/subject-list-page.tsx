import { createSubject, getSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { Can, ListScreen } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { call } from '@portal/session'
import { ButtonLink } from '@portal/ui'
import { subjectActions } from './subject-actions.ts'
import { CATEGORIES, type CategoryProps } from './subject-category.ts'
import { SUBJECT_COLUMNS } from './subject-columns.tsx'
import { subjectExport } from './subject-export.ts'
import { subjectViews } from './subject-filters.ts'
import { subjectLook } from './subject-look.tsx'
import { useSubjectFilters } from './use-subject-filters.ts'

export default function SubjectListPage({ category }: CategoryProps) {
  const { create, empty } = CATEGORIES[category]
  return (
    <ListScreen
      call={listSubjects}
      input={{ query: { category } }}
      name={`${category} subjects`}
      find={{
        filters: useSubjectFilters(category),
        label: 'Search by name, legal name or reference',
        views: subjectViews(),
      }}
      rows={{
        columns: SUBJECT_COLUMNS[category],
        name: ({ name }) => name,
        actions: subjectActions,
        reread: ({ id }) => call(getSubject, { params: { subjectId: id } }, { errors: 'nowhere' }),
        quickLook: subjectLook,
      }}
      exporting={subjectExport}
      primary={
        <Can call={createSubject}>
          <ButtonLink to={linkTo(create)} variant="solid">
            Add
          </ButtonLink>
        </Can>
      }
      empty={{ title: 'No subjects yet', text: empty }}
    />
  )
}
