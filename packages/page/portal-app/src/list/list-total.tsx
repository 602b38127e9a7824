import { formatNumber, Text } from '@portal/ui'

/** The number of records beside the heading; "10,000+" when the server stops counting. */
export function ListTotal({ total, capped }: { total: number; capped: boolean }) {
  return (
    <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
      {formatNumber(total)}
      {capped && '+'}
    </Text>
  )
}
