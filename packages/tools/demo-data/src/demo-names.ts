import { foldText } from '@portal/reference-api/database/fold-text.ts'

/**
 * Names of the demo data. All are invented; hosts end in `.example` and phone numbers are from ranges reserved for
 * fiction.
 */

export const SRCI_NAMES = [
  'Larkspur Payments',
  'Tideway Checkout',
  'Brightcart Gateway',
  'Kestrel Commerce',
  'Oakline Pay',
  'Sundial Checkout',
  'Harrow & Finch Payments',
  'Marigold Merchant Services',
  'Northlight Pay',
  'Copperfield Commerce',
  'Saltmarsh Gateway',
  'Juniper Checkout',
  'Amberline Payments',
  'Foxglove Commerce',
  'Silverbirch Pay',
  'Wrenfield Gateway',
  'Bluestone Checkout',
  'Meadowbank Payments',
  'Thistle Commerce',
  'Cinder Lane Pay',
  'Orchard Street Payments',
  'Pinecrest Gateway',
  'Riverstone Checkout',
  'Highmoor Pay',
]

/** Branches of SRCIs, for large data sets. */
export const REGIONS = ['Nordics', 'Iberia', 'Baltics', 'Benelux', 'Pacific', 'Americas', 'Alps', 'Levant']

export const SRCPI_NAMES = [
  'Harbour & Vale Bank',
  'First Cobalt Bank',
  'Aldermoor Building Society',
  'Westmere Union',
  'Bank Złota Brama',
  'Stadtbank Lindenau',
  'Crédit Montclair',
  'Banco Sierra Clara',
  'Pacific Reef Bank',
  'Lantern Quay Trust',
  'Tasman Mutual',
  'Great Plains Credit Union',
  'Bluewater Savings',
  'Old Quay Bank',
  'Ironbridge Bank',
  'Cedar Valley Bank',
  'Nordhavn Sparebank',
  'Bank Zielony Most',
]

export const DCF_NAMES = [
  'Lumen Wallet',
  'Quayside Wallet',
  'Kite Wallet',
  'Pocketlight',
  'Tapestry Wallet',
  'Nimbus Pay',
]

export const BACKEND_NAMES = ['Token Vault', 'Message Gateway', 'Risk Engine']
export const AUTH_PLATFORM_NAMES = ['Passkey Hub', 'eID Bridge']
export const SYSTEM_NAME = 'Click to Pay System'

/** Operators besides the demo accounts; letters from many languages show how search folds them. */
export const PEOPLE = [
  ['Łukasz', 'Wiśniewski'],
  ['Zoë', 'van den Berg'],
  ['Minh', 'Nguyễn'],
  ['Håkon', 'Solbakken'],
  ['Jürgen', 'Weiß'],
  ['Chloé', 'Lefèvre'],
  ['Iñaki', 'Etxeberria'],
  ['Ayşe', 'Yıldız'],
  ['Kateřina', 'Dvořáková'],
  ['Oisín', 'Ó Briain'],
  ['Søren', 'Kjærgaard'],
  ['Ștefan', 'Munteanu'],
  ['Małgorzata', 'Żurawska'],
  ['Priya', 'Raghunathan'],
  ['Tomás', 'Figueiredo'],
  ['Hannah', 'Whitfield'],
  ['Bálint', 'Szűcs'],
  ['Agnieszka', 'Król'],
  ['Daniel', 'Okonkwo'],
  ['Emma', 'Lindqvist'],
  ['Mateusz', 'Dąbrowski'],
  ['Grace', 'Tan'],
  ['Noah', 'Bernstein'],
  ['Élodie', 'Marchand'],
  ['Jakub', 'Pawlak'],
  ['Sofía', 'Herrera'],
  ['Liam', 'Fairweather'],
  ['Ingrid', 'Aas'],
  ['Hiroko', 'Nakamura'],
  ['Ruairí', 'Mac Giolla'],
  ['Dorota', 'Sikora'],
  ['Peter', 'Novotný'],
] as const

export const PLACES = [
  { countryCode: 'PL', city: 'Kraków', line1: 'ul. Lipowa 12', zip: '30-702', locale: 'pl_PL' },
  { countryCode: 'DE', city: 'Leipzig', line1: 'Lindenstraße 8', zip: '04105', locale: 'de_DE' },
  { countryCode: 'GB', city: 'Bristol', line1: '14 Harbour Row', zip: 'BS1 4QA', locale: 'en_GB' },
  { countryCode: 'AU', city: 'Hobart', line1: '77 Salamanca Terrace', zip: '7000', locale: 'en_AU' },
  {
    countryCode: 'US',
    city: 'Portland',
    line1: '310 Alder Street',
    zip: '97205',
    state: 'OR',
    locale: 'en_US',
  },
  { countryCode: 'SG', city: 'Singapore', line1: '5 Marina Walk', zip: '018980', locale: 'en_SG' },
  { countryCode: 'FR', city: 'Lyon', line1: '21 rue des Tilleuls', zip: '69002', locale: 'fr_FR' },
  { countryCode: 'ES', city: 'Granada', line1: 'Calle del Olmo 4', zip: '18009', locale: 'es_ES' },
  { countryCode: 'NO', city: 'Bergen', line1: 'Strandgaten 33', zip: '5013', locale: 'nb_NO' },
] as const

export type Place = (typeof PLACES)[number]

/** Countries that a name implies; other subjects can be anywhere. */
export const HOME_COUNTRIES: Readonly<Record<string, Place['countryCode']>> = {
  'Bank Złota Brama': 'PL',
  'Bank Zielony Most': 'PL',
  'Stadtbank Lindenau': 'DE',
  'Harbour & Vale Bank': 'GB',
  'Aldermoor Building Society': 'GB',
  'Tasman Mutual': 'AU',
  'Great Plains Credit Union': 'US',
  'Lantern Quay Trust': 'SG',
  'Crédit Montclair': 'FR',
  'Banco Sierra Clara': 'ES',
  'Nordhavn Sparebank': 'NO',
}

/** `Bank Złota Brama` becomes `bank-zlota-brama`. */
export const slugOf = (name: string): string => foldText(name).replaceAll(/[^a-z0-9]+/g, '-')
