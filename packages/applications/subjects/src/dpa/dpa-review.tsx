import type { OptionLayer, OptionLayers } from '@portal/contract/dpas/effective-options.ts'
import { Box, Stack } from '@portal/ui'
import { ValueList } from '../subject/value-list.tsx'
import { DPA_LABELS } from './dpa-labels.ts'
import { OptionList } from './option-list.tsx'

interface DpaReviewProps {
  readonly body: OptionLayer & object
  /** The inherited layers, nearest first. */
  readonly layers: OptionLayers
}

/** Review of a new DPA: the typed values and the effective checkout options. */
export function DpaReview({ body, layers }: DpaReviewProps) {
  const { supportedCardBrands, supportedCheckoutTypes, options, ...typed } = body
  return (
    <Stack gap="4" fontSize="sm">
      <ValueList value={typed} labels={DPA_LABELS} depth={2} />
      <details>
        <Box as="summary" cursor="pointer">
          Effective checkout options
        </Box>
        <OptionList layers={[['DPA', body], ...layers]} />
      </details>
    </Stack>
  )
}
