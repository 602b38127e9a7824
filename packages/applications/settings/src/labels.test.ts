import { expect, test } from '@jest/globals'
import { USUAL_CONFIGURATION } from '@portal/contract/idv/idv.ts'
import { IDV_CHANNELS } from '@portal/contract/idv-channel.ts'
import { CONFIGURATION_LABELS } from './configuration/configuration-labels.ts'
import { emptyProfile } from './profile/profile-form.ts'
import { PROFILE_LABELS } from './profile/profile-labels.ts'

test.each(IDV_CHANNELS)('names every field of a profile for %s', (channel) => {
  const profile = emptyProfile(channel)
  const code = 'otp' in profile ? Object.keys(profile.otp).map((name) => `otp.${name}`) : []
  const fields = [...Object.keys(profile), ...code]
  expect(fields.filter((field) => !(field in PROFILE_LABELS))).toEqual([])
})

test('names every field of the configuration', () => {
  expect(Object.keys(CONFIGURATION_LABELS)).toEqual(Object.keys(USUAL_CONFIGURATION))
})
