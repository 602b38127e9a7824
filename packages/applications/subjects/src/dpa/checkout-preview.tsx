import type { Dpa } from '@portal/contract/dpas/dpa-schemas.ts'
import { effectiveOptions, type OptionLayers } from '@portal/contract/dpas/effective-options.ts'
import { withoutFormOptions } from '@portal/portal-app/checkout'
import { Flex } from '@portal/ui'
import { Section } from '@portal/ui/form'
import { useWatch } from 'react-hook-form'
import { CheckoutSheet } from './checkout-sheet.tsx'

interface CheckoutPreviewProps {
  /** The inherited layers, nearest first. */
  readonly layers: OptionLayers
  /** The saved configuration, to compare with. */
  readonly before?: Dpa
}

/** Previews the form's values beside the saved ones. */
export function CheckoutPreview({ layers, before }: CheckoutPreviewProps) {
  const values = useWatch()
  const name: unknown = values.dpaData?.dpaPresentationName
  return (
    <Section title="Preview" description="The checkout sheet as far as these values define it.">
      <Flex gap="4" wrap="wrap">
        {before && (
          <CheckoutSheet
            title="Saved"
            name={before.dpaData.dpaPresentationName}
            options={effectiveOptions([['DPA', before], ...layers])}
          />
        )}
        <CheckoutSheet
          title={before ? 'With your changes' : 'With your values'}
          name={typeof name === 'string' ? name.trim() : ''}
          options={effectiveOptions([['DPA', withoutFormOptions(values)], ...layers])}
        />
      </Flex>
    </Section>
  )
}
