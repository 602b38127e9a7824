import type { IdvConfiguration } from '@portal/contract/idv/idv-rule-schemas.ts'
import { DetailsList, HStack, Text } from '@portal/ui'
import { CONFIGURATION_NAMES, usuallyInWords, valueInWords } from './configuration-in-words.ts'
import { CONFIGURATION_LABELS } from './configuration-labels.ts'

/** The values as text, each marked as default or changed. */
export function ConfigurationView({ configuration }: { configuration: IdvConfiguration }) {
  const items = CONFIGURATION_NAMES.map((name) => {
    const usually = usuallyInWords(name, configuration)
    return {
      label: CONFIGURATION_LABELS[name],
      value: (
        <HStack gap="3" wrap="wrap">
          <span>{valueInWords(name, configuration)}</span>
          <Text as="span" color="fg.muted" fontSize="sm">
            {usually ? `Changed from default (${usually})` : 'Default'}
          </Text>
        </HStack>
      ),
    }
  })
  return <DetailsList columns={1} items={items} />
}
