import type { OptionLayer, OptionLayers } from '@portal/contract/dpas/effective-options.ts'
import { Box, Stack } from '@portal/ui'
import { ValueList } from '../subject/value-list.tsx'
import { DPA_LABELS } from './dpa-labels.ts'
import { OptionList } from './option-list.tsx'

interface DpaReviewProps {
  readonly body: OptionLayer & object
  /** What stands above it. */
  readonly layers: OptionLayers
}

/** What will be made: the values that were typed, and every checkout option as it will hold. */
export function DpaReview({ body, layers }: DpaReviewProps) {
  const { supportedCardBrands, supportedCheckoutTypes, options, ...typed } = body
  return (
    <Stack gap="4" fontSize="sm">
      <ValueList value={typed} labels={DPA_LABELS} depth={2} />
      <details>
        <Box as="summary" cursor="pointer">
          Checkout options as they will hold
        </Box>
        <OptionList layers={[['DPA', body], ...layers]} />
      </details>
    </Stack>
  )
}
