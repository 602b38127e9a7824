import {
  listDpaDefaultsHistory,
  updateDpaDefaults,
} from '@portal/contract/subjects/dpa-defaults-endpoints.ts'
import { getSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { RecordHistory, systemSubjectId } from '@portal/portal-app'
import { CHECKOUT_LABELS } from '@portal/portal-app/checkout'
import { useRestore } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { queryFor, useCan } from '@portal/session'
import { Page } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { entryInWords } from '../changes-in-words.ts'
import { routes } from '../routes.ts'
import { defaultsChangeInWords } from './defaults-change-words.ts'
import { EDITED_NAME } from './defaults-edit-form.tsx'
import { toDefaultsValues } from './defaults-form.ts'

const params = { subjectId: systemSubjectId } as const

function useDefaultsRestore() {
  const restore = useRestore()
  const [mayRead, mayEdit] = [useCan(getSubject), useCan(updateDpaDefaults)]
  const { data: system } = useQuery({
    ...queryFor(getSubject, { params }, { errors: 'nowhere' }),
    enabled: mayRead && mayEdit,
  })
  if (!system) return undefined
  return restore({
    call: updateDpaDefaults,
    params,
    href: linkTo(routes.defaultsUpdate),
    editedName: EDITED_NAME,
    now: toDefaultsValues(system.data.defaultDpaConfig),
    toValues: toDefaultsValues,
  })
}

export default function DefaultsHistoryPage() {
  const restore = useDefaultsRestore()
  return (
    <Page description="All changes, by whom and why. Newest first. Pick two versions to compare them.">
      <RecordHistory
        call={listDpaDefaultsHistory}
        input={{ params }}
        name="History of the DPA system defaults"
        labels={CHECKOUT_LABELS}
        inWords={entryInWords(defaultsChangeInWords)}
        compare
        {...(restore && { restore })}
      />
    </Page>
  )
}
