import type { InputOf } from '@portal/contract/endpoint.ts'
import type { createIdvProfile } from '@portal/contract/idv/idv-endpoints.ts'
import { type IdvProfile, idvProfileWrite } from '@portal/contract/idv/idv-profile-schemas.ts'
import type { IdvChannel } from '@portal/contract/idv-channel.ts'
import type { z } from 'zod'
import { withoutDefaults } from '../without-defaults.ts'
import { channelName } from './channel-name.ts'
import type { Policy } from './profile-in-words.ts'

export type ProfileBody = InputOf<typeof createIdvProfile>['body']

const [byEmail, bySms, byProvider] = idvProfileWrite.options

type ProfileForm = z.ZodType<z.output<typeof idvProfileWrite>, Record<string, unknown>>

const FORMS: Partial<Record<IdvChannel, ProfileForm>> = {
  EMAIL: withoutDefaults(byEmail),
  SMS: withoutDefaults(bySms),
}
const PROVIDER_FORM: ProfileForm = withoutDefaults(byProvider)

/** What a profile of a channel may say: the API refuses the same. */
export const schemaOf = (channel: IdvChannel): ProfileForm => FORMS[channel] ?? PROVIDER_FORM

/** A profile as it is written: with the fields that its channel has. */
export function bodyOf(profile: IdvProfile): ProfileBody {
  const { type, otp, senderId, fromAddress } = profile
  const common = {
    displayName: profile.displayName,
    enabled: profile.enabled,
    identityTypes: profile.identityTypes,
    lockoutSeconds: profile.lockoutSeconds,
    dailyLimitPerIdentity: profile.dailyLimitPerIdentity,
    providerSubjectId: profile.providerSubjectId,
    templateType: profile.templateType,
    supportedCountries: profile.supportedCountries,
    priority: profile.priority,
    maskPattern: profile.maskPattern,
  }
  if (type === 'EMAIL') return { type, ...common, otp: otp ?? {}, ...(fromAddress && { fromAddress }) }
  if (type === 'SMS') return { type, ...common, otp: otp ?? {}, ...(senderId && { senderId }) }
  return { type, ...common }
}

/** How what is written proves an identity. */
export const policyOf = (body: z.output<typeof idvProfileWrite>): Policy => ({
  otp: 'otp' in body ? body.otp : null,
  lockoutSeconds: body.lockoutSeconds,
  dailyLimitPerIdentity: body.dailyLimitPerIdentity,
})

const IDENTITIES: Partial<Record<IdvChannel, IdvProfile['identityTypes']>> = {
  EMAIL: ['EMAIL_ADDRESS'],
  SMS: ['MOBILE_PHONE_NUMBER'],
}

/** What the form of a new profile begins with: the usual values of the contract. */
export function emptyProfile(type: IdvChannel): ProfileBody {
  const begin = {
    displayName: channelName(type),
    enabled: true,
    identityTypes: IDENTITIES[type] ?? ['EMAIL_ADDRESS', 'MOBILE_PHONE_NUMBER'],
    providerSubjectId: 'none yet',
  }
  const usual = idvProfileWrite.parse({ type, ...begin, ...(type in IDENTITIES && { otp: {} }) })
  return { ...usual, providerSubjectId: '' }
}
