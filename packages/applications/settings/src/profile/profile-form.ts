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

/** Validation of a profile, as in the API. */
export const schemaOf = (channel: IdvChannel): ProfileForm => FORMS[channel] ?? PROVIDER_FORM

/** The request body of a profile, with the fields of its channel. */
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

/** The policy in the form. */
export const policyOf = (body: z.output<typeof idvProfileWrite>): Policy => ({
  otp: 'otp' in body ? body.otp : null,
  lockoutSeconds: body.lockoutSeconds,
  dailyLimitPerIdentity: body.dailyLimitPerIdentity,
})

const IDENTITIES: Partial<Record<IdvChannel, IdvProfile['identityTypes']>> = {
  EMAIL: ['EMAIL_ADDRESS'],
  SMS: ['MOBILE_PHONE_NUMBER'],
}

/** Initial values of a new profile: the contract's defaults. */
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
