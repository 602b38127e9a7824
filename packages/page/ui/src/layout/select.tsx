import type { ComponentProps } from 'react'
import { control } from '../../styled-system/recipes/index.js'
import { chakra } from '../theme/chakra.ts'
import { ChoiceArrow } from './choice-arrow.tsx'

const SelectBase = chakra('select', control)

/** The browser's own select: its keyboard, screen reader and phone support are familiar to users. */
export function Select(props: ComponentProps<typeof SelectBase>) {
  return (
    <chakra.span position="relative" display="inline-flex" alignItems="center" width={props.width}>
      <SelectBase {...props} width="full" appearance="none" paddingInlineEnd="8" />
      <ChoiceArrow />
    </chakra.span>
  )
}
