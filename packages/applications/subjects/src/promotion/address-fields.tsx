import type { PromotionChoices } from '@portal/contract/subjects/subject-package-schemas.ts'
import { Box, Button, Field, HStack, Input, Stack, Text } from '@portal/ui'

type Addresses = NonNullable<PromotionChoices['addresses']>

interface AddressFieldsProps {
  readonly addresses: Addresses
  onChange(addresses: Addresses): void
}

/** Address prefixes that differ between the two environments. */
export function AddressFields({ addresses, onChange }: AddressFieldsProps) {
  const changeAt = (index: number, changed: Partial<Addresses[number]>) =>
    onChange(addresses.map((address, at) => (at === index ? { ...address, ...changed } : address)))
  return (
    <Stack as="fieldset" gap="3">
      <Box as="legend" fontWeight="strong">
        Addresses
      </Box>
      <Text fontSize="sm" color="fg.muted">
        In every address, the prefix in the package is replaced with the one in this environment.
      </Text>
      {addresses.map(({ from, to }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pairs have no other stable key while they are edited.
        <HStack key={index} gap="3" wrap="wrap" align="end">
          <Field label={`Address ${index + 1} in the package`}>
            {(ties) => (
              <Input
                {...ties}
                dir="ltr"
                value={from}
                onChange={({ target }) => changeAt(index, { from: target.value })}
              />
            )}
          </Field>
          <Field label={`Address ${index + 1} in this environment`}>
            {(ties) => (
              <Input
                {...ties}
                dir="ltr"
                value={to}
                onChange={({ target }) => changeAt(index, { to: target.value })}
              />
            )}
          </Field>
          <Button
            variant="ghost"
            aria-label={`Remove address ${index + 1}`}
            onClick={() => onChange(addresses.filter((_, at) => at !== index))}
          >
            Remove
          </Button>
        </HStack>
      ))}
      <HStack>
        <Button onClick={() => onChange([...addresses, { from: 'https://', to: 'https://' }])}>
          Replace an address
        </Button>
      </HStack>
    </Stack>
  )
}
