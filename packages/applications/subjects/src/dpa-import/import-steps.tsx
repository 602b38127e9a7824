import type { ImportStrategy } from '@portal/contract/dpas/dpa-bulk.ts'
import { FocusedStep } from '@portal/portal-app'
import { SegmentedChoice, Text } from '@portal/ui'
import { useState } from 'react'
import { CheckReport } from './check-report.tsx'
import { CheckedTask } from './checked-task.tsx'
import { FileSection } from './file-section.tsx'
import { IMPORT_KINDS, type ImportKind } from './import-kind.ts'
import { OpenImports, useOpenImports } from './open-imports.tsx'
import { STRATEGY_OPTIONS } from './strategy-options.ts'
import { TemplateSection } from './template-section.tsx'
import { useImportAddress } from './use-import-address.ts'

interface ImportStepsProps {
  /** Absent where each row names its subject. */
  readonly subjectId?: string
  readonly kind: ImportKind
}

/** An import from template to start. An upload becomes a task, so the page can be left at any time. */
export function ImportSteps(props: ImportStepsProps) {
  const { taskId, showKind } = useImportAddress()
  return (
    <FocusedStep name={taskId ?? 'file'}>
      {taskId === undefined ? (
        <NewImport key={props.kind} {...props} />
      ) : (
        <CheckedTask
          taskId={taskId}
          onAnother={({ type }) => showKind(type === 'DPA_FILE_ONBOARDING' ? 'onboarding' : 'import')}
          report={(task, onDiscarded) => <CheckReport task={task} onDiscarded={onDiscarded} />}
        />
      )}
    </FocusedStep>
  )
}

function NewImport({ subjectId, kind }: ImportStepsProps) {
  const { showTask } = useImportAddress()
  const [strategy, setStrategy] = useState<ImportStrategy>('UPSERT')
  const [isUploading, setUploading] = useState(false)
  const open = useOpenImports(IMPORT_KINDS[kind].purpose, subjectId)
  if (!open) return null
  return (
    <>
      <OpenImports tasks={open} onShow={showTask} />
      {kind === 'import' && (
        <SegmentedChoice
          label="What to do with the rows"
          options={STRATEGY_OPTIONS}
          value={strategy}
          onChange={(next) => setStrategy(next)}
        />
      )}
      <TemplateSection subjectId={subjectId} kind={kind} strategy={strategy} />
      {subjectId !== undefined && open.length > 0 && !isUploading ? (
        <Text>Only one task can run per subject: upload the next file when this one has ended.</Text>
      ) : (
        <FileSection
          subjectId={subjectId}
          kind={kind}
          strategy={strategy}
          onChecked={showTask}
          onUploading={setUploading}
        />
      )}
    </>
  )
}
