import { TEMPLATE_TYPE_LABELS } from '@portal/contract/templates/template.ts'
import { countryName } from '@portal/portal-app'
import { humanize } from '@portal/ui'
import { changeInWords, wordIn } from '../changes-in-words.ts'
import { channelName } from './channel-name.ts'
import { duration } from './duration.ts'
import { lockoutInWords } from './profile-in-words.ts'
import { PROFILE_LABELS } from './profile-labels.ts'
import { ALPHABET_WORDS, IDENTITY_WORDS, MASK_WORDS } from './profile-words.ts'

const inSeconds = (value: unknown) => duration(Number(value))
const isCode = (value: string) => /^[A-Z]{2}$/.test(value)

/** Describes changes to a profile with its screens' words. */
export const profileChangeInWords = changeInWords(PROFILE_LABELS, {
  type: (value) => channelName(String(value)),
  enabled: (value) => (value ? 'On' : 'Off'),
  identityTypes: wordIn(IDENTITY_WORDS),
  alphabet: wordIn(ALPHABET_WORDS),
  codeTtlSeconds: inSeconds,
  resendIntervalSeconds: inSeconds,
  lockoutSeconds: (value) => humanize(lockoutInWords(Number(value))),
  templateType: wordIn(TEMPLATE_TYPE_LABELS),
  maskPattern: wordIn(MASK_WORDS),
  supportedCountries: (value) => {
    const text = String(value)
    return isCode(text) ? countryName(text) : text || 'All'
  },
})
