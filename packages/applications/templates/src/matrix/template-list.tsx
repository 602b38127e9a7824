import { listTemplates } from '@portal/contract/templates/template-endpoints.ts'
import { useTable } from '@portal/portal-app'
import { DataTable, FilterBar, Stack } from '@portal/ui'
import { useMemo } from 'react'
import type { Scope } from '../scopes.ts'
import { templateColumns } from './template-columns.tsx'
import { TEMPLATE_FILTERS } from './template-filters.ts'

interface TemplateListProps {
  readonly scope: Scope
  readonly subjectId: string
}

/** All templates of a subject as a list with search and filters. */
export function TemplateList({ scope, subjectId }: TemplateListProps) {
  const columns = useMemo(() => templateColumns(scope, subjectId), [scope, subjectId])
  const table = useTable(listTemplates, {
    input: { params: { subjectId } },
    filters: TEMPLATE_FILTERS,
    columns,
    defaultSort: 'type',
  })
  return (
    <Stack gap="4">
      <FilterBar table={table} filters={TEMPLATE_FILTERS} searchLabel="Search in subject lines and texts" />
      <DataTable
        label="Templates"
        table={table}
        columns={columns}
        filters={TEMPLATE_FILTERS}
        rowKey={({ channel, type, lang }) => `${channel} ${type} ${lang}`}
        empty={{ title: 'No templates yet', text: 'Messages to consumers appear here.' }}
      />
    </Stack>
  )
}
