import { listIdvProfiles } from '@portal/contract/idv/idv-endpoints.ts'
import { queryForAll, systemSubjectId } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink, HStack, Stack, Text } from '@portal/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { routes } from '../routes.ts'
import { channelName } from './channel-name.ts'
import { createLink } from './create-link.ts'
import { useChannelRows } from './use-channel-rows.ts'

/** Channels without a profile, each with a link to create one. */
export function ChannelChoice() {
  const { data } = useSuspenseQuery(queryForAll(listIdvProfiles, { params: { subjectId: systemSubjectId } }))
  const free = useChannelRows(data).filter(({ profile }) => !profile)
  return (
    <Stack gap="4">
      {free.length === 0 && <Text>All channels of the account have a profile.</Text>}
      <HStack gap="3" wrap="wrap">
        {free.map(({ channel }) => (
          <ButtonLink key={channel} to={createLink(channel)} variant="solid">
            {channelName(channel)}
          </ButtonLink>
        ))}
        <ButtonLink to={linkTo(routes.profileList)}>All channels</ButtonLink>
      </HStack>
    </Stack>
  )
}
