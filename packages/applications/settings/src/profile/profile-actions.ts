import {
  deleteIdvProfile,
  getIdvProfileUse,
  testIdvProfile,
  updateIdvProfile,
} from '@portal/contract/idv/idv-endpoints.ts'
import type { IdvProfile } from '@portal/contract/idv/idv-profile-schemas.ts'
import { actionsOn, systemSubjectId } from '@portal/portal-app'
import { call } from '@portal/session'
import { bodyOf } from './profile-form.ts'
import { inUse, refusalInWords } from './uses-in-words.ts'

const onProfile = actionsOn<IdvProfile>()
const params = ({ type }: IdvProfile) => ({ subjectId: systemSubjectId, type })

/** Someone can start using it while the page is open; the API then refuses. */
async function usesOf([profile]: readonly IdvProfile[]): Promise<readonly string[]> {
  if (!profile) return []
  const lines = refusalInWords(await call(getIdvProfileUse, { params: params(profile) }, { errors: 'here' }))
  return lines.length > 0 ? lines : ['No rule, subject or configuration uses this channel.']
}

/** Actions for a profile. */
export const profileActions = {
  test: onProfile.call(testIdvProfile, {
    label: 'Send a test',
    applies: () => true,
    blocked: ({ type }) =>
      type === 'EMAIL'
        ? undefined
        : 'Only email codes can be tested here: other channels need their provider.',
    ask: {
      kind: 'confirm',
      title: ({ displayName }) => `Send yourself a test code via ${displayName}?`,
      impact: async () => ['The code is sent to your own email address, and the history records the test.'],
    },
    input: (profile) => ({ params: params(profile), body: {} }),
    done: () => 'Code sent to you',
  }),
  enable: onProfile.call(updateIdvProfile, {
    label: 'Switch on',
    applies: ({ enabled }) => !enabled,
    ask: {
      kind: 'reason',
      title: ({ displayName }) => `Switch on ${displayName}?`,
      impact: async () => ['Rules, the configuration and subjects can use it again.'],
    },
    input: (profile) => ({ params: params(profile), body: bodyOf({ ...profile, enabled: true }) }),
    done: ({ displayName }) => `${displayName} switched on`,
  }),
  disable: onProfile.call(updateIdvProfile, {
    label: 'Switch off',
    danger: true,
    applies: ({ enabled }) => enabled,
    blocked: inUse,
    ask: {
      kind: 'reason',
      title: ({ displayName }) => `Switch off ${displayName}?`,
      impact: usesOf,
    },
    input: (profile) => ({ params: params(profile), body: bodyOf({ ...profile, enabled: false }) }),
    done: ({ displayName }) => `${displayName} switched off`,
  }),
  remove: onProfile.call(deleteIdvProfile, {
    label: 'Delete',
    danger: true,
    applies: () => true,
    blocked: inUse,
    ask: {
      kind: 'removeWithReason',
      title: ({ displayName }) => `Delete the profile ${displayName}?`,
      match: ({ type }) => type,
      impact: usesOf,
    },
    input: (profile) => ({ params: params(profile) }),
    done: ({ displayName }) => `Profile ${displayName} deleted`,
  }),
}
