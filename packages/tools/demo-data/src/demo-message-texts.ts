import type { TemplateType } from '@portal/contract/templates/template.ts'

type Texts = Readonly<Record<TemplateType, readonly [title: string, sentence: string]>>

/** A title and a sentence for each type of message; the texts of all channels are made from them. */
export const MESSAGE_TEXTS = {
  en: {
    OTP: ['Your code', 'Your Click to Pay code is {{otp}}. It is valid for {{expiryMinutes}} minutes.'],
    WELCOME: ['Welcome to Click to Pay', 'Your profile for {{maskedIdentity}} is ready.'],
    CARD_ADDED: [
      'A card was added',
      'The {{cardBrand}} card ending in {{lastFour}} was added to your profile.',
    ],
    CARD_REMOVED: ['A card was removed', 'The {{cardBrand}} card ending in {{lastFour}} was removed.'],
    CARD_SUSPENDED: ['A card is suspended', 'The card ending in {{lastFour}} cannot be used for now.'],
    CHECKOUT_RECEIPT: ['Your payment', 'You paid {{amount}} to {{merchantName}} on {{eventTime}}.'],
    PROFILE_DELETED: [
      'Your profile was deleted',
      'The profile for {{maskedIdentity}} and its cards have been deleted.',
    ],
    ACCOUNT_LOCKED: [
      'Your profile is locked',
      'Too many wrong codes. Try again in {{lockoutMinutes}} minutes.',
    ],
    NEW_DEVICE: [
      'A new device',
      "Your profile was opened on {{deviceName}}. If this wasn't you, contact us.",
    ],
  },
  de: {
    OTP: ['Ihr Code', 'Ihr Click-to-Pay-Code ist {{otp}}. Er gilt {{expiryMinutes}} Minuten.'],
    WELCOME: ['Willkommen bei Click to Pay', 'Ihr Profil für {{maskedIdentity}} ist bereit.'],
    CARD_ADDED: [
      'Karte hinzugefügt',
      'Die {{cardBrand}}-Karte mit den Endziffern {{lastFour}} wurde hinzugefügt.',
    ],
    CARD_REMOVED: [
      'Karte entfernt',
      'Die {{cardBrand}}-Karte mit den Endziffern {{lastFour}} wurde entfernt.',
    ],
    CARD_SUSPENDED: ['Karte gesperrt', 'Die Karte mit den Endziffern {{lastFour}} ist vorerst gesperrt.'],
    CHECKOUT_RECEIPT: ['Ihre Zahlung', 'Sie haben {{amount}} an {{merchantName}} gezahlt, am {{eventTime}}.'],
    PROFILE_DELETED: ['Profil gelöscht', 'Das Profil für {{maskedIdentity}} und seine Karten sind gelöscht.'],
    ACCOUNT_LOCKED: [
      'Profil gesperrt',
      'Zu viele falsche Codes. Versuchen Sie es in {{lockoutMinutes}} Minuten.',
    ],
    NEW_DEVICE: ['Neues Gerät', 'Ihr Profil wurde auf {{deviceName}} geöffnet. Waren Sie das nicht?'],
  },
  pl: {
    OTP: ['Twój kod', 'Kod Click to Pay: {{otp}}. Jest ważny {{expiryMinutes}} minut.'],
    WELCOME: ['Witamy w Click to Pay', 'Profil dla {{maskedIdentity}} jest gotowy.'],
    CARD_ADDED: ['Dodano kartę', 'Karta {{cardBrand}} kończąca się na {{lastFour}} została dodana.'],
    CARD_REMOVED: ['Usunięto kartę', 'Karta {{cardBrand}} kończąca się na {{lastFour}} została usunięta.'],
    CARD_SUSPENDED: ['Karta zawieszona', 'Karta kończąca się na {{lastFour}} jest na razie zawieszona.'],
    CHECKOUT_RECEIPT: ['Twoja płatność', 'Zapłacono {{amount}} w {{merchantName}}, {{eventTime}}.'],
    PROFILE_DELETED: ['Usunięto profil', 'Profil dla {{maskedIdentity}} i jego karty zostały usunięte.'],
    ACCOUNT_LOCKED: ['Profil zablokowany', 'Zbyt wiele błędnych kodów. Spróbuj za {{lockoutMinutes}} minut.'],
    NEW_DEVICE: ['Nowe urządzenie', 'Profil otwarto na {{deviceName}}. To nie Ty? Skontaktuj się z nami.'],
  },
} as const satisfies Record<string, Texts>

export type MessageLanguage = keyof typeof MESSAGE_TEXTS
