import { providerTypeOf } from '@portal/contract/idv/idv.ts'
import { listIdvProviders } from '@portal/contract/idv/idv-endpoints.ts'
import type { IdvChannel } from '@portal/contract/idv-channel.ts'
import { SUBJECT_TYPE_LABELS } from '@portal/contract/subjects/subject.ts'
import { systemSubjectId, useLoaded } from '@portal/portal-app'
import { SearchField } from '@portal/ui/form'

/** The subject that serves the channel. */
export function ProviderField({ channel }: { channel: IdvChannel }) {
  const { items } = useLoaded(listIdvProviders, { params: { subjectId: systemSubjectId } })
  const wanted = providerTypeOf(channel)
  const options = items
    .filter(({ type }) => type === wanted)
    .map(({ id, name, status }) => ({ value: id, label: status === 'ACTIVE' ? name : `${name} (suspended)` }))
  return (
    <SearchField
      name="providerSubjectId"
      hint={`A subject of type ${SUBJECT_TYPE_LABELS[wanted].toLowerCase()}.`}
      options={options}
    />
  )
}
