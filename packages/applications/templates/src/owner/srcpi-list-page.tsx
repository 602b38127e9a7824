import { createTemplate, listTemplateCoverage } from '@portal/contract/templates/template-endpoints.ts'
import { Can, ListScreen } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { COVERAGE_COLUMNS } from './coverage-columns.tsx'
import { COVERAGE_FILTERS } from './coverage-filters.ts'

const ISSUERS = { query: { type: 'SRCPI' } } as const

export default function SrcpiListPage() {
  return (
    <ListScreen
      call={listTemplateCoverage}
      input={ISSUERS}
      name="templates of issuers"
      find={{ filters: COVERAGE_FILTERS, label: 'Search by name, legal name or reference' }}
      rows={{
        label: 'Issuers',
        columns: COVERAGE_COLUMNS,
        key: ({ subjectId }) => subjectId,
        name: ({ name }) => name,
      }}
      primary={
        <Can call={createTemplate}>
          <ButtonLink to={linkTo(routes.templateCreate)} variant="solid">
            Add
          </ButtonLink>
        </Can>
      }
      empty={{ title: 'No participating issuers available to you' }}
    />
  )
}
