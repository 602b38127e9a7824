import { X } from '@lucide/icons'
import { Box, css, Icon, IconButton } from '@portal/ui'

interface ChipListProps {
  readonly label: string
  readonly values: readonly string[]
  nameOf(value: string): string
  onRemove(value: string): void
}

const styles = css.raw({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.5',
  '& > li': {
    display: 'inline-flex',
    alignItems: 'center',
    paddingInlineStart: '2.5',
    borderRadius: 'full',
    bg: 'bg.subtle',
    fontSize: 'sm',
  },
})

/** The chosen values, each with a remove button. */
export function ChipList({ label, values, nameOf, onRemove }: ChipListProps) {
  if (values.length === 0) return null
  return (
    <Box as="ul" css={styles} aria-label={label}>
      {values.map((value) => (
        <li key={value}>
          {nameOf(value)}
          <IconButton size="sm" label={`Remove ${nameOf(value)}`} onClick={() => onRemove(value)}>
            <Icon icon={X} />
          </IconButton>
        </li>
      ))}
    </Box>
  )
}
