import { getIdvConfiguration, listIdvProfiles } from '@portal/contract/idv/idv-endpoints.ts'
import type { IdvConfiguration } from '@portal/contract/idv/idv-rule-schemas.ts'
import { IDV_CHANNELS, type IdvChannel } from '@portal/contract/idv-channel.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { queryForAll } from '@portal/portal-app'
import { queryFor, useCan } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { OF_SYSTEM } from './saved-rules.ts'

/** The default; `undefined` while loading, and for operators who cannot see it. */
export function useConfiguration(): IdvConfiguration | undefined {
  const enabled = useCan(getIdvConfiguration, OF_SYSTEM.params)
  return useQuery({ ...queryFor(getIdvConfiguration, OF_SYSTEM, { errors: 'nowhere' }), enabled }).data
}

/** Channels that a rule can require; all if it is unknown which are set up. */
export function useEnabledChannels(): readonly IdvChannel[] {
  const enabled = useCan(listIdvProfiles, OF_SYSTEM.params)
  const query = { ...OF_SYSTEM, query: { enabled: 'true', sort: 'priority' as const } }
  const { data } = useQuery({ ...queryFor(listIdvProfiles, query, { errors: 'nowhere' }), enabled })
  return data ? data.items.map(({ type }) => type) : IDV_CHANNELS
}

export interface Issuer {
  readonly value: string
  readonly label: string
}

const NOBODY: readonly Issuer[] = []

/** The participating issuers by name. */
export function useIssuers(): readonly Issuer[] {
  const enabled = useCan(listSubjects)
  const { data } = useQuery({
    ...queryForAll(listSubjects, { query: { type: ['SRCPI'], sort: 'name' } }),
    select: (subjects) => subjects.map(({ id, name }) => ({ value: id, label: name })),
    enabled,
  })
  return data ?? NOBODY
}
