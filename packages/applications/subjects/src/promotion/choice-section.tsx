import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import { DATA_KEY_LABELS, DATA_KEYS } from '@portal/contract/subjects/subject.ts'
import { publishSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { PACKAGE_CONTENT_LABELS, PACKAGE_CONTENTS } from '@portal/contract/subjects/subject-package.ts'
import { changePromotion } from '@portal/contract/subjects/subject-package-endpoints.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { useAttempt } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { Button, ErrorNotice, Heading, HStack, SegmentedChoice, Stack } from '@portal/ui'
import { changeAsSeen } from '../dpa-import/change-as-seen.ts'
import { AddressFields } from './address-fields.tsx'
import { IdFields } from './id-fields.tsx'
import { TickList } from './tick-list.tsx'
import type { usePromotionChoices } from './use-promotion-choices.ts'

const ON_CONFLICT = [
  { value: 'UPDATE_DRAFT', label: 'Update the existing draft' },
  { value: 'FAIL', label: 'Keep the existing draft' },
] as const

interface ChoiceSectionProps {
  readonly task: Task
  readonly head: PackageHead
  readonly choosing: ReturnType<typeof usePromotionChoices>
}

/** Which parts of a package to import, under which IDs and addresses; other choices are compared again. */
export function ChoiceSection({ task, head, choosing }: ChoiceSectionProps) {
  const mayPublish = useCan(publishSubject)
  const { attempt, failure, isBusy, forget: forgetFailure } = useAttempt()
  const { choices, asked, change, forget } = choosing
  const dataKeys = DATA_KEYS.filter((key) => head.contents.some((subject) => subject.dataKeys.includes(key)))

  const compareAgain = () =>
    attempt(async () => {
      await changeAsSeen(task, changePromotion, { params: { taskId: task.id }, body: asked })
      forget()
    })

  return (
    <Stack as="section" gap="4">
      <Heading fontSize="lg">What to import</Heading>
      <TickList
        label="Sections of the data"
        options={dataKeys.map((value) => ({ value, label: DATA_KEY_LABELS[value] }))}
        chosen={choices.dataKeys ?? dataKeys}
        onChange={(chosen) => change({ dataKeys: chosen.length === dataKeys.length ? undefined : chosen })}
      />
      <TickList
        label="Related records"
        options={PACKAGE_CONTENTS.map((value) => ({ value, label: PACKAGE_CONTENT_LABELS[value] }))}
        chosen={choices.include}
        onChange={(include) => change({ include })}
      />
      <SegmentedChoice
        label="Existing subjects"
        options={ON_CONFLICT}
        value={choices.onConflict}
        onChange={(onConflict) => change({ onConflict })}
      />
      <IdFields
        contents={head.contents}
        ids={choices.subjectIds ?? {}}
        failure={failure}
        onChange={(subjectIds) => {
          forgetFailure()
          change({ subjectIds })
        }}
      />
      <AddressFields addresses={choices.addresses ?? []} onChange={(addresses) => change({ addresses })} />
      {mayPublish && (
        <TickList
          label="Afterwards"
          options={[{ value: 'publish', label: 'Publish imported data' }]}
          chosen={choices.publish ? ['publish'] : []}
          onChange={(chosen) => change({ publish: chosen.length > 0 })}
        />
      )}
      {failure && <ErrorNotice error={failure} />}
      <HStack>
        <Button loading={isBusy} onClick={() => void compareAgain()}>
          Compare again
        </Button>
      </HStack>
    </Stack>
  )
}
