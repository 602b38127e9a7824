import { importDpasOfSubject, onboardDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { createDpa, listDpasOfSubject } from '@portal/contract/dpas/dpa-endpoints.ts'
import { Can, ListScreen, useRouteParams } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { COLUMNS_OF_SUBJECT } from './dpa-columns.tsx'
import { dpaExport } from './dpa-export.ts'
import { DPA_VIEWS, dpaFilters } from './dpa-filters.ts'
import { DPA_ROWS } from './dpa-rows.tsx'
import { InheritedNote } from './inherited-note.tsx'
import { useInitiator } from './use-initiator.ts'

const FILTERS = dpaFilters()

export default function SubjectDpasPage() {
  const { subjectId } = useRouteParams(routes.subjectDpas)
  const { initiator, layers } = useInitiator(subjectId)
  return (
    <ListScreen
      call={listDpasOfSubject}
      input={{ params: { subjectId } }}
      name={`payment applications of ${subjectId}`}
      title={`Payment applications of ${initiator.name}`}
      find={{ filters: FILTERS, label: 'Search by name, ID or address', views: DPA_VIEWS }}
      rows={{ ...DPA_ROWS, label: 'Payment applications', columns: COLUMNS_OF_SUBJECT }}
      exporting={dpaExport(subjectId)}
      primary={
        <>
          <Can call={importDpasOfSubject}>
            <ButtonLink to={linkTo(routes.subjectDpaImport, { subjectId })}>Import</ButtonLink>
          </Can>
          <Can call={onboardDpas}>
            <ButtonLink to={linkTo(routes.subjectDpaImport, { subjectId }, { tab: 'onboarding' })}>
              File onboarding
            </ButtonLink>
          </Can>
          <Can call={createDpa}>
            <ButtonLink to={linkTo(routes.dpaCreate, { subjectId })} variant="solid">
              Add
            </ButtonLink>
          </Can>
        </>
      }
      empty={{
        title: 'No payment applications yet',
        text: `Websites and apps where consumers can pay through ${initiator.name} appear here.`,
      }}
    >
      <InheritedNote initiator={initiator} layers={layers} />
    </ListScreen>
  )
}
