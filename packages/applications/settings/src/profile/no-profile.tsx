import { createIdvProfile, listIdvProfileHistory } from '@portal/contract/idv/idv-endpoints.ts'
import { Can } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink, HStack, Page, StatusBadge, Text } from '@portal/ui'
import { routes } from '../routes.ts'
import { channelName } from './channel-name.ts'
import { createLink } from './create-link.ts'
import { PROFILE_STATES } from './profile-state.ts'

/** Empty state of a channel without a profile, which is not an error. */
export function NoProfile({ channel }: { channel: string }) {
  return (
    <Page
      title={channelName(channel)}
      status={<StatusBadge status="NOT_SET_UP" looks={PROFILE_STATES} />}
      actions={
        <Can call={listIdvProfileHistory}>
          <ButtonLink to={linkTo(routes.profileHistory, { type: channel })}>History</ButtonLink>
        </Can>
      }
    >
      <Text>No profile for {channelName(channel)} yet. Rules cannot use this channel until it has one.</Text>
      <HStack gap="3">
        <Can call={createIdvProfile}>
          <ButtonLink to={createLink(channel)} variant="solid">
            Create
          </ButtonLink>
        </Can>
        <ButtonLink to={linkTo(routes.profileList)}>All channels</ButtonLink>
      </HStack>
    </Page>
  )
}
