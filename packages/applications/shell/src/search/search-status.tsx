import { Box, formatNumber } from '@portal/ui'

interface SearchStatusProps {
  readonly text: string
  readonly count: number
  readonly isLoading: boolean
  readonly failed: readonly string[]
}

function found({ text, count, isLoading }: SearchStatusProps): string {
  if (isLoading) return 'Searching…'
  if (text.trim() === '') return ''
  if (count === 0)
    return `Nothing found for “${text.trim()}”. Check the spelling, or paste an ID or an email address.`
  return count === 1 ? '1 result' : `${formatNumber(count)} results`
}

/** The state of the search, announced when it changes; names the kinds that could not be searched. */
export function SearchStatus(props: SearchStatusProps) {
  const { failed } = props
  return (
    <Box role="status" color="fg.muted" fontSize="sm" paddingBlock="2" minHeight="9">
      {found(props)}
      {failed.length > 0 && ` Could not be searched: ${failed.join(', ')}.`}
    </Box>
  )
}
