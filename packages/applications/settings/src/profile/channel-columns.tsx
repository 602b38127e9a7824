import { createIdvProfile } from '@portal/contract/idv/idv-endpoints.ts'
import { Can } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import {
  type Column,
  formatNumber,
  HStack,
  humanize,
  Moment,
  StatusBadge,
  statusLabel,
  Text,
  TextLink,
} from '@portal/ui'
import { routes } from '../routes.ts'
import { channelName } from './channel-name.ts'
import { createLink } from './create-link.ts'
import { lockoutInWords, shortCode, shortTries } from './profile-in-words.ts'
import { PROFILE_STATES, stateOf } from './profile-state.ts'
import type { ChannelRow } from './use-channel-rows.ts'

/** The channels and their settings. */
export const CHANNEL_COLUMNS: readonly Column<ChannelRow>[] = [
  {
    key: 'channel',
    label: 'Channel',
    rowHeader: true,
    maxWidth: '13rem',
    text: ({ channel }) => channelName(channel),
    cell: ({ channel }) => (
      <TextLink to={linkTo(routes.profileDetails, { type: channel })}>{channelName(channel)}</TextLink>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    text: ({ profile }) => statusLabel(PROFILE_STATES, stateOf(profile)),
    cell: ({ channel, profile }) => (
      <HStack gap="3" display="inline-flex" whiteSpace="nowrap">
        <StatusBadge status={stateOf(profile)} looks={PROFILE_STATES} />
        {!profile && (
          <Can call={createIdvProfile}>
            <TextLink to={createLink(channel)} aria-label={`Create the profile of ${channelName(channel)}`}>
              Create
            </TextLink>
          </Can>
        )}
      </HStack>
    ),
  },
  {
    key: 'provider',
    label: 'Provider',
    hideBelow: 'md',
    maxWidth: '10rem',
    text: ({ profile }) => profile?.providerName,
  },
  {
    key: 'code',
    label: 'Code and lifetime',
    text: ({ profile }) => (profile?.otp ? shortCode(profile.otp) : undefined),
  },
  {
    key: 'tries',
    label: 'Attempts',
    hideBelow: 'lg',
    text: ({ profile }) => {
      if (!profile) return undefined
      const { otp, lockoutSeconds } = profile
      return otp ? shortTries(otp, lockoutSeconds) : humanize(lockoutInWords(lockoutSeconds))
    },
  },
  {
    key: 'ruleCount',
    label: 'Rules',
    align: 'end',
    text: ({ profile }) => (profile ? formatNumber(profile.ruleCount) : undefined),
  },
  {
    key: 'updatedAt',
    label: 'Updated',
    align: 'end',
    hideBelow: '2xl',
    cell: ({ profile }) =>
      profile ? <Moment at={profile.updatedAt} day relative /> : <Text color="fg.muted">Never</Text>,
  },
]
