import { listDpaHistory, updateDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { Dpa } from '@portal/contract/dpas/dpa-schemas.ts'
import type { HistoryEntry } from '@portal/contract/history-entry.ts'
import { RecordHistory } from '@portal/portal-app'
import { withFormOptions } from '@portal/portal-app/checkout'
import { useRestore } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { can, useSession } from '@portal/session'
import { routes } from '../routes.ts'
import { valuesOf } from '../subject/data/data-form.ts'
import { historyInWords } from '../subject/history-in-words.ts'
import { WordedChanges } from '../subject/worded-changes.tsx'
import { dpaFormValues } from './dpa-form-values.ts'
import { DPA_LABELS } from './dpa-labels.ts'

/** A DPA's history, newest first; restoring opens older values in the form. */
export function DpaHistory({ dpa }: { dpa: Dpa }) {
  useSession()
  const params = { subjectId: dpa.subjectId, dpaId: dpa.id }
  const { dpaPresentationName } = dpa.dpaData
  const restore = useRestore()({
    call: updateDpa,
    params,
    href: linkTo(routes.dpaUpdate, params),
    editedName: dpaPresentationName,
    now: dpaFormValues(dpa),
    toValues: (older) => withFormOptions(valuesOf(older)),
  })
  return (
    <RecordHistory
      call={listDpaHistory}
      input={{ params }}
      name={`History of ${dpaPresentationName}`}
      inWords={(entry: HistoryEntry) => historyInWords(entry)}
      labels={DPA_LABELS}
      renderChanges={(changes) => <WordedChanges changes={changes} labels={DPA_LABELS} />}
      compare
      {...(can(updateDpa) && { restore })}
    />
  )
}
