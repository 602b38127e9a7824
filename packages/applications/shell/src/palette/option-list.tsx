import { FileText } from '@lucide/icons'
import { Box, Icon, Text } from '@portal/ui'
import { useEffect } from 'react'
import { Keycaps } from '../shortcuts/keycaps.tsx'
import type { Option, OptionGroup } from './options.ts'

interface OptionListProps {
  readonly id: string
  readonly groups: readonly OptionGroup[]
  readonly activeId: string | undefined
  onPoint(option: Option): void
  onChoose(option: Option): void
}

function OptionLine({
  option,
  isActive,
  onPoint,
  onChoose,
}: {
  option: Option
  isActive: boolean
  onPoint(): void
  onChoose(): void
}) {
  return (
    <Box
      role="option"
      id={option.id}
      aria-selected={isActive}
      display="flex"
      alignItems="baseline"
      gap="3"
      minHeight="8"
      paddingInline="3"
      paddingBlock="1.5"
      borderRadius="control"
      cursor="pointer"
      bg={isActive ? 'accent.subtle' : undefined}
      // Keeps the focus in the field; arrow keys move through the list.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <Box as="span" color="fg.muted" alignSelf="center" flexShrink="0">
        <Icon icon={option.icon ?? FileText} size={16} />
      </Box>
      <Box as="span" flexShrink="0" maxWidth="75%" overflowWrap="anywhere">
        {option.title}
      </Box>
      <Text as="span" color="fg.muted" fontSize="sm" truncate marginInlineStart="auto">
        {option.detail}
      </Text>
      {option.keys && (
        // On a phone there are none to press.
        <Box as="span" hideBelow="md">
          <Keycaps keys={option.keys} inTurn />
        </Box>
      )}
    </Box>
  )
}

/** The options below the palette's field, in groups. */
export function OptionList({ id, groups, activeId, onPoint, onChoose }: OptionListProps) {
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <Box
      id={id}
      role="listbox"
      aria-label="Results"
      maxHeight="min(26rem, 55vh)"
      overflowY="auto"
      padding="2"
    >
      {groups.map(({ label, options }) => (
        <Box key={label} role="group" aria-label={label} paddingBottom="2">
          <Text
            aria-hidden="true"
            fontSize="xs"
            color="fg.muted"
            fontWeight="strong"
            padding="1"
            paddingInline="3"
          >
            {label}
          </Text>
          {options.map((option) => (
            <OptionLine
              key={option.id}
              option={option}
              isActive={option.id === activeId}
              onPoint={() => onPoint(option)}
              onChoose={() => onChoose(option)}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}
