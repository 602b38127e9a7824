import { type PromotionChoices, SubjectImport } from '@portal/contract/subjects/subject-package-schemas.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { holdPage } from '@portal/portal-app'
import { ask } from '@portal/ui'
import { useEffect, useState } from 'react'

/** Leaves out empty choices. */
function asAsked({ subjectIds = {}, addresses = [], ...choices }: PromotionChoices): PromotionChoices {
  const ids = Object.entries(subjectIds).filter(([from, to]) => to.trim() !== '' && to !== from)
  const given = addresses.filter(({ from, to }) => from !== '' || to !== '')
  return {
    ...choices,
    ...(ids.length > 0 && { subjectIds: Object.fromEntries(ids) }),
    ...(given.length > 0 && { addresses: given }),
  }
}

const mayLeave = () =>
  ask.confirm({
    title: 'Leave without comparing again',
    text: 'Your choices will be lost if you leave.',
    confirmLabel: 'Leave',
  })

/** The choices for a package: those of its comparison, until the operator changes them. Asks before changes are lost. */
export function usePromotionChoices({ options }: Task) {
  const {
    uploadId: _,
    exportTaskId: __,
    mode: ___,
    changeReason: ____,
    ...compared
  } = SubjectImport.parse(options)
  // Only what the operator changed: a colleague may compare the package with other choices meanwhile.
  const [changed, setChanged] = useState<Partial<PromotionChoices>>({})
  const choices = { ...compared, ...changed }
  const asked = asAsked(choices)
  const isChanged = JSON.stringify(asked) !== JSON.stringify(asAsked(compared))
  useEffect(() => (isChanged ? holdPage(mayLeave) : undefined), [isChanged])
  return {
    choices,
    /** As the API expects them. */
    asked,
    isChanged,
    change: (part: Partial<PromotionChoices>) => setChanged({ ...changed, ...part }),
    forget: () => setChanged({}),
  }
}
