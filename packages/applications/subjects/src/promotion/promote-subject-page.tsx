import { Page } from '@portal/ui'
import { CheckedTask } from '../dpa-import/checked-task.tsx'
import { OpenImports, useOpenImports } from '../dpa-import/open-imports.tsx'
import { useImportAddress } from '../dpa-import/use-import-address.ts'
import { ComparisonReport } from './comparison-report.tsx'
import { FinishedExports } from './finished-exports.tsx'
import { PackageSection } from './package-section.tsx'

export default function PromoteSubjectPage() {
  const { taskId, showTask, showKind } = useImportAddress()
  const open = useOpenImports('SUBJECT_IMPORT')
  return (
    <Page description="A package from another environment is compared with the existing data. You see all changes before anything is written.">
      {taskId === undefined && open && (
        <>
          <OpenImports tasks={open} onShow={showTask} />
          <PackageSection onCompared={showTask} />
          <FinishedExports onCompared={showTask} />
        </>
      )}
      {taskId !== undefined && (
        <CheckedTask
          key={taskId}
          taskId={taskId}
          onAnother={() => showKind('import')}
          report={(task, onDiscarded) => <ComparisonReport task={task} onDiscarded={onDiscarded} />}
        />
      )}
    </Page>
  )
}
