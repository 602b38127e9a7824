import { onboardDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { useRouteParams } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { Page, SegmentedChoice } from '@portal/ui'
import { useInitiator } from '../dpa/use-initiator.ts'
import { routes } from '../routes.ts'
import { IMPORT_KINDS, type ImportKind } from './import-kind.ts'
import { ImportSteps } from './import-steps.tsx'
import { useImportAddress } from './use-import-address.ts'

const KINDS: readonly { value: ImportKind; label: string }[] = [
  { value: 'import', label: IMPORT_KINDS.import.label },
  { value: 'onboarding', label: IMPORT_KINDS.onboarding.label },
]

export default function DpaImportPage() {
  const { subjectId } = useRouteParams(routes.subjectDpaImport)
  const { initiator } = useInitiator(subjectId)
  const { taskId, kind: asked, showKind } = useImportAddress()
  const mayOnboard = useCan(onboardDpas)
  const kind = mayOnboard ? asked : 'import'
  return (
    <Page
      title={`DPA bulk import for ${initiator.name}`}
      description="The file is checked first. You see all changes before anything is imported."
    >
      {mayOnboard && taskId === undefined && (
        <SegmentedChoice label="File format" options={KINDS} value={kind} onChange={showKind} />
      )}
      <ImportSteps subjectId={subjectId} kind={kind} />
    </Page>
  )
}
