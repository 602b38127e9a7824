import { Box, HStack, RowMenu, Text, TextLink } from '@portal/ui'
import type { MenuItem } from '@portal/ui/blocks'
import { type ReactNode, useId } from 'react'

interface ViewRow {
  readonly key: string
  readonly name: string
  readonly to: string
  /** Who shares it. */
  readonly by?: string
  readonly isOpen: boolean
  readonly items: readonly MenuItem[]
}

interface ViewRowsProps {
  readonly heading: string
  readonly rows: readonly ViewRow[]
  /** Instead of rows: why there are none. */
  readonly children?: ReactNode
}

/** A group of views: links, each with its actions. */
export function ViewRows({ heading, rows, children }: ViewRowsProps) {
  const id = useId()
  return (
    <Box>
      <Text id={id} fontSize="sm" fontWeight="strong" color="fg.muted">
        {heading}
      </Text>
      {rows.length > 0 && (
        <Box as="ul" aria-labelledby={id} listStyleType="none">
          {rows.map(({ key, name, to, by, isOpen, items }) => (
            <HStack as="li" key={key} gap="2" minHeight="control" justify="space-between">
              <Box minWidth="0" overflowWrap="anywhere">
                <TextLink to={to} aria-current={isOpen || undefined}>
                  {name}
                </TextLink>
                {by && (
                  <Text as="span" color="fg.muted" fontSize="sm">
                    {` · ${by}`}
                  </Text>
                )}
              </Box>
              <RowMenu label={name} items={items} />
            </HStack>
          ))}
        </Box>
      )}
      {children}
    </Box>
  )
}
