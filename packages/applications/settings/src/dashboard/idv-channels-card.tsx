import { listIdvProfiles } from '@portal/contract/idv/idv-endpoints.ts'
import { FigureList, figureFor, systemSubjectId } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { StatusBadge } from '@portal/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PROFILE_STATES, stateOf } from '../profile/profile-state.ts'
import { useChannelRows } from '../profile/use-channel-rows.ts'
import { routes } from '../routes.ts'

const STATES = ['ON', 'OFF', 'NOT_SET_UP'] as const
/** More than the number of channels. */
const ALL = { params: { subjectId: systemSubjectId }, query: { pageSize: 100 } } as const

/** How many channels are on, off, or not set up. */
export default function IdvChannelsCard() {
  const { data } = useSuspenseQuery(figureFor(listIdvProfiles, ALL))
  const rows = useChannelRows(data.items)
  return (
    <FigureList
      figures={STATES.map((state) => ({
        label: `channels: ${PROFILE_STATES[state].label}`,
        shown: <StatusBadge status={state} looks={PROFILE_STATES} />,
        count: rows.filter(({ profile }) => stateOf(profile) === state).length,
        to: linkTo(routes.profileList),
      }))}
    />
  )
}
