import { CARD_BRAND_LABELS, CARD_BRANDS } from '@portal/contract/card-brand.ts'
import type { EffectiveOption } from '@portal/contract/dpas/effective-options.ts'
import { Box, HStack, Stack, Text } from '@portal/ui'

interface CheckoutSheetProps {
  readonly title: string
  readonly name: string
  readonly options: Readonly<Record<string, EffectiveOption>>
}

const ASKED = [
  ['options.consumerNameRequested', 'Name'],
  ['options.consumerEmailAddressRequested', 'Email'],
  ['options.consumerPhoneNumberRequested', 'Phone number'],
] as const

const ADDRESSES = [
  ['options.dpaShippingPreference', 'Shipping address'],
  ['options.dpaBillingPreference', 'Billing address'],
] as const

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/** Preview of the checkout, as far as this configuration defines it. */
export function CheckoutSheet({ title, name, options }: CheckoutSheetProps) {
  const chosen = (option: string) => options[option]?.value
  const accepted = chosen('supportedCardBrands')
  const brands = CARD_BRANDS.filter((brand) => Array.isArray(accepted) && accepted.includes(brand))
  const asked = [
    ...ASKED.filter(([option]) => chosen(option) === true).map(([, label]) => label),
    ...ADDRESSES.flatMap(([option, label]) => {
      if (chosen(option) === 'FULL') return [label]
      return chosen(option) === 'POSTAL_COUNTRY' ? [`${label}: postal code and country only`] : []
    }),
  ]
  return (
    <Stack as="section" aria-label={title} gap="3" flex="1 1 16rem" minWidth="0">
      <Text color="fg.muted" fontSize="sm">
        {title}
      </Text>
      <Stack gap="3" padding="4" borderWidth="1px" borderRadius="panel" bg="bg.panel">
        <HStack gap="3">
          <Box
            aria-hidden
            display="grid"
            placeItems="center"
            width="10"
            height="10"
            flexShrink="0"
            borderRadius="full"
            bg="accent.subtle"
            fontWeight="strong"
          >
            {initialsOf(name) || '?'}
          </Box>
          <Box minWidth="0" overflowWrap="anywhere">
            <Text fontSize="sm" color="fg.muted">
              Pay with Click to Pay at
            </Text>
            <Text fontWeight="strong">{name || 'No presentation name yet'}</Text>
          </Box>
        </HStack>
        <Text fontSize="sm">
          {brands.length > 0
            ? brands.map((brand) => CARD_BRAND_LABELS[brand]).join(' · ')
            : 'No card brands accepted'}
        </Text>
        <Box fontSize="sm">
          <Text color="fg.muted">Required from consumers</Text>
          <Text>{asked.length > 0 ? asked.join(', ') : 'Only their card'}</Text>
        </Box>
      </Stack>
    </Stack>
  )
}
