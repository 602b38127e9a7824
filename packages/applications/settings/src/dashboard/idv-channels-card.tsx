import { listIdvProfiles } from '@portal/contract/idv/idv-endpoints.ts'
import { figureFor, systemSubjectId } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Flex, formatNumber, Stack, StatusBadge, TextLink } from '@portal/ui'
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
    <Stack as="ul" gap="0" listStyleType="none" css={{ fontVariantNumeric: 'tabular-nums' }}>
      {STATES.map((state) => {
        const count = rows.filter(({ profile }) => stateOf(profile) === state).length
        return (
          <Flex
            as="li"
            key={state}
            justify="space-between"
            minHeight="7"
            align="center"
            borderBottomWidth="1px"
            borderColor="border"
          >
            <StatusBadge status={state} looks={PROFILE_STATES} />
            <TextLink
              to={linkTo(routes.profileList)}
              aria-label={`${count} channels: ${PROFILE_STATES[state].label}`}
            >
              {formatNumber(count)}
            </TextLink>
          </Flex>
        )
      })}
    </Stack>
  )
}
