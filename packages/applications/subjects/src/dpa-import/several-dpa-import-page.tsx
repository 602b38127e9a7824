import { Page, SegmentedChoice } from '@portal/ui'
import { useState } from 'react'
import { ImportSteps } from './import-steps.tsx'
import { SrciSearch } from './srci-search.tsx'
import { useImportAddress } from './use-import-address.ts'

type Scope = 'one' | 'several'

const SCOPES: readonly { value: Scope; label: string }[] = [
  { value: 'several', label: 'Set in each row' },
  { value: 'one', label: 'The same for all rows' },
]

export default function SeveralDpaImportPage() {
  const { taskId } = useImportAddress()
  const [scope, setScope] = useState<Scope>('several')
  const isOne = scope === 'one' && taskId === undefined
  return (
    <Page description="The file is checked first. You see all changes before anything is imported.">
      {taskId === undefined && (
        <SegmentedChoice
          label="SRC initiator"
          options={SCOPES}
          value={scope}
          onChange={(next) => setScope(next)}
        />
      )}
      {isOne ? <SrciSearch /> : <ImportSteps kind="import" />}
    </Page>
  )
}
