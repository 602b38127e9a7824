import type { Dpa } from '@portal/contract/dpas/dpa-schemas.ts'
import { effectiveOptions, type OptionLayers } from '@portal/contract/dpas/effective-options.ts'
import { withoutFormOptions } from '@portal/portal-app/checkout'
import { Flex } from '@portal/ui'
import { Section } from '@portal/ui/form'
import { useWatch } from 'react-hook-form'
import { CheckoutSheet } from './checkout-sheet.tsx'

interface CheckoutPreviewProps {
  /** What stands above the DPA. */
  readonly layers: OptionLayers
  /** As it is stored, where there is something to compare with. */
  readonly before?: Dpa
}

/** What consumers will see of the values in the form, beside what they see of those that are stored. */
export function CheckoutPreview({ layers, before }: CheckoutPreviewProps) {
  const values = useWatch()
  const name: unknown = values.dpaData?.dpaPresentationName
  return (
    <Section title="Preview" description="The sheet that consumers meet, as far as these values decide it.">
      <Flex gap="4" wrap="wrap">
        {before && (
          <CheckoutSheet
            title="As it is saved"
            name={before.dpaData.dpaPresentationName}
            options={effectiveOptions([['DPA', before], ...layers])}
          />
        )}
        <CheckoutSheet
          title={before ? 'As you change it' : 'As you fill it in'}
          name={typeof name === 'string' ? name.trim() : ''}
          options={effectiveOptions([['DPA', withoutFormOptions(values)], ...layers])}
        />
      </Flex>
    </Section>
  )
}
