import {
  getIdvConfiguration,
  listIdvConfigurationHistory,
  saveIdvConfiguration,
} from '@portal/contract/idv/idv-endpoints.ts'
import { RecordHistory, systemSubjectId } from '@portal/portal-app'
import { useRestore } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { queryFor, useCan } from '@portal/session'
import { Page } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { asValues } from '../as-values.ts'
import { entryInWords } from '../changes-in-words.ts'
import { routes } from '../routes.ts'
import { configurationChangeInWords } from './configuration-change-words.ts'
import { toConfigurationValues } from './configuration-form.ts'
import { CONFIGURATION_LABELS } from './configuration-labels.ts'
import { EDITED_NAME } from './edited-name.ts'

const params = { subjectId: systemSubjectId } as const

function useConfigurationRestore() {
  const restore = useRestore()
  const enabled = useCan(saveIdvConfiguration)
  const { data } = useQuery({
    ...queryFor(getIdvConfiguration, { params }, { errors: 'nowhere' }),
    enabled,
  })
  if (!data) return undefined
  return restore({
    call: saveIdvConfiguration,
    params,
    href: linkTo(routes.configurationUpdate),
    editedName: EDITED_NAME,
    now: asValues(toConfigurationValues(data)),
    toValues: asValues,
  })
}

export default function ConfigurationHistoryPage() {
  const restore = useConfigurationRestore()
  return (
    <Page description="All changes, by whom and why. Newest first. Pick two versions to compare them.">
      <RecordHistory
        call={listIdvConfigurationHistory}
        input={{ params }}
        name="History of the configuration"
        labels={CONFIGURATION_LABELS}
        inWords={entryInWords(configurationChangeInWords)}
        compare
        {...(restore && { restore })}
      />
    </Page>
  )
}
