import { CARD_BRANDS } from '@portal/contract/card-brand.ts'
import { LANGUAGES } from '@portal/contract/language.ts'
import { NOTIFICATION_EVENTS } from '@portal/contract/subjects/subject-vocabulary.ts'
import type { DataBody } from '@portal/reference-api/database/tables.ts'
import type { DemoSubject } from './demo-business-data.ts'
import { demoDirectoryId, demoFileId } from './demo-directories.ts'
import { signingKid } from './demo-keys.ts'
import { LOGOS } from './demo-resource-texts.ts'

/** The checkout options that everything else falls back on. */
const SYSTEM_OPTIONS = {
  dpaLocale: 'en_US',
  dpaAcceptedBillingCountries: [],
  dpaAcceptedShippingCountries: [],
  dpaBillingPreference: 'POSTAL_COUNTRY',
  dpaShippingPreference: 'NONE',
  consumerNameRequested: true,
  consumerEmailAddressRequested: true,
  consumerPhoneNumberRequested: false,
  payloadTypeIndicator: 'FULL',
  transactionType: 'PURCHASE',
  orderType: null,
  threeDsPreference: 'ONBEHALF',
  dynamicDataType: 'CARD_APPLICATION_CRYPTOGRAM_SHORT_FORM',
  dynamicDataTtlMinutes: 15,
}

/** An initiator overrides a few options; the system has all of them. */
export function defaultDpaConfig({ type, place, dice }: DemoSubject): DataBody {
  if (type === 'SRC') {
    const checkoutTypes = ['CLICK_TO_PAY', 'GUEST_CHECKOUT_TOKENIZATION']
    return {
      supportedCardBrands: [...CARD_BRANDS],
      supportedCheckoutTypes: checkoutTypes,
      options: SYSTEM_OPTIONS,
    }
  }
  return {
    supportedCardBrands: dice.sample(CARD_BRANDS, dice.int(2, 4)),
    options: { dpaLocale: place.locale, dpaBillingPreference: dice.pick(['FULL', 'POSTAL_COUNTRY']) },
  }
}

export function identityConfig({ type, index, host, context }: DemoSubject): DataBody {
  const asks = { consumerIdentityTypes: ['EMAIL_ADDRESS', 'MOBILE_PHONE_NUMBER'], reuseIdvMinutes: 30 }
  if (type === 'SRC') return { ...asks, idvChannels: ['EMAIL', 'SMS', 'ISSUER_APP'], defaultChannel: 'EMAIL' }
  if (type === 'EXT_AUTH_PLATFORM') return { ...asks, idvChannels: ['EXT_AUTH'], defaultChannel: 'EXT_AUTH' }
  const withPlatform = type === 'SRCPI' && index % 4 === 0
  return {
    ...asks,
    idvChannels: withPlatform ? ['EXT_AUTH', 'ISSUER_APP', 'SMS'] : ['ISSUER_APP', 'SMS'],
    defaultChannel: 'ISSUER_APP',
    ...(withPlatform && {
      externalAuth: {
        enabled: true,
        authPlatformSubjectId: context.id('EXT_AUTH_PLATFORM', 1),
        redirectUris: [`https://id.${host}/return`],
      },
    }),
  }
}

export const notificationsConfig = (subject: DemoSubject): DataBody => ({
  enabled: true,
  webhookUrl: `https://hooks.${subject.host}/click-to-pay`,
  events: subject.dice.sample(NOTIFICATION_EVENTS, subject.dice.int(2, 5)),
  signingKid: signingKid(subject),
  emailRecipients: [`operations@${subject.host}`],
})

/** Texts and logos that consumers see, in the local language where available. */
export function resourceData({ context, place, index }: DemoSubject): DataBody {
  const lang = LANGUAGES.find((language) => place.locale.startsWith(language)) ?? 'en'
  const shown = [
    ['TERMS', 'terms', `terms-${lang}.html`],
    ['PRIVACY_NOTICE', 'privacy', `privacy-${lang}.html`],
    ['LOGO', 'logos', `${LOGOS[index % LOGOS.length]}.svg`],
  ] as const
  return {
    items: shown.map(([resourceKey, dir, name]) => ({
      resourceKey,
      lang,
      dirId: demoDirectoryId(context, dir),
      fileId: demoFileId(context, name),
      verId: null,
    })),
  }
}
