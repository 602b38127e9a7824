import { getImportPreview } from '@portal/contract/tasks/task-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { useLoaded } from '@portal/portal-app'
import { formatCount, Heading, Notice, Stack } from '@portal/ui'
import { ErrorSection } from '../dpa-import/error-section.tsx'
import { StartBar } from '../dpa-import/start-bar.tsx'
import { StartButton } from '../dpa-import/start-button.tsx'
import { ChoiceSection } from './choice-section.tsx'
import { DifferenceList } from './difference-list.tsx'
import { OwnPackageNotice } from './own-package-notice.tsx'
import { PackageContents } from './package-contents.tsx'
import { SubjectComparison } from './subject-comparison.tsx'
import { usePromotionChoices } from './use-promotion-choices.ts'

/** A package compared with the existing data: contents, changes, and which parts to import. */
export function ComparisonReport({ task, onDiscarded }: { task: Task; onDiscarded(): void }) {
  const { package: head, kinds, differences } = useLoaded(getImportPreview, { params: { taskId: task.id } })
  const choosing = usePromotionChoices(task)
  if (!head) return <Notice kind="error" title="The contents of the package are no longer available" />
  const of = (action: string) => differences.filter((difference) => difference.action === action)
  const { source, contents } = head
  const names = contents.map(({ name }) => name)
  const what = names.length === 1 ? String(names[0]) : formatCount(names.length, 'subject')
  return (
    <>
      <OwnPackageNotice source={source} />
      <PackageContents head={head} kinds={kinds} />
      <Stack as="section" gap="4">
        <Heading fontSize="lg">Comparison with existing data</Heading>
        {contents.map((subject) => (
          <SubjectComparison
            key={subject.id}
            subject={subject}
            options={task.options}
            differences={of('SUBJECT')}
          />
        ))}
        <DifferenceList title="Payment applications" differences={of('DPA')} />
        <DifferenceList title="Templates" differences={of('TEMPLATE')} />
      </Stack>
      {task.progress.failed > 0 && <ErrorSection task={task} />}
      <ChoiceSection task={task} head={head} choosing={choosing} />
      <StartBar task={task} discardLabel="Discard package" onDiscarded={onDiscarded}>
        <StartButton
          task={task}
          label="Start promotion"
          title={`Promote ${what} from ${source.accountId}`}
          blocked={choosing.isChanged ? 'Compare again first' : undefined}
        />
      </StartBar>
    </>
  )
}
