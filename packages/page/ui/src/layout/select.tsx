import { ChevronDown } from '@lucide/icons'
import type { ComponentProps } from 'react'
import { control } from '../../styled-system/recipes/index.js'
import { Icon } from '../details/icon.tsx'
import { chakra } from '../theme/chakra.ts'

const SelectBase = chakra('select', control)

/** The browser's own select: its keyboard, screen reader and phone support are familiar to users. */
export function Select(props: ComponentProps<typeof SelectBase>) {
  return (
    <chakra.span position="relative" display="inline-flex" alignItems="center" width={props.width}>
      <SelectBase {...props} width="full" appearance="none" paddingInlineEnd="8" />
      <chakra.span position="absolute" insetInlineEnd="2" pointerEvents="none" color="fg.muted">
        <Icon icon={ChevronDown} size={14} />
      </chakra.span>
    </chakra.span>
  )
}
