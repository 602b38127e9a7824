import { importDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { createDpa, listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import { Can, ListScreen } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { DPA_COLUMNS } from './dpa-columns.tsx'
import { dpaExport } from './dpa-export.ts'
import { DPA_VIEWS, useDpaFilters } from './dpa-filters.ts'
import { DPA_ROWS } from './dpa-rows.tsx'

const EXPORT = dpaExport()

export default function DpaListPage() {
  const filters = useDpaFilters()
  return (
    <ListScreen
      call={listDpas}
      name="payment applications"
      find={{ filters, label: 'Search by name, ID or address', views: DPA_VIEWS }}
      rows={{ ...DPA_ROWS, columns: DPA_COLUMNS }}
      exporting={EXPORT}
      primary={
        <>
          <Can call={importDpas}>
            <ButtonLink to={linkTo(routes.dpaImport)}>Import</ButtonLink>
          </Can>
          <Can call={createDpa}>
            <ButtonLink to={linkTo(routes.dpaSelectSrci)} variant="solid">
              Add
            </ButtonLink>
          </Can>
        </>
      }
      empty={{
        title: 'No payment applications yet',
        text: 'Websites and apps where consumers can pay appear here. Create the first one, or import a file.',
      }}
    />
  )
}
