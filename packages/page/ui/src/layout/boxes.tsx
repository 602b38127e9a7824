import type { HTMLChakraProps, SystemStyleObject } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { chakra } from '../theme/chakra.ts'

export const Box = chakra('div')
export const Text = chakra('p')

interface FlexShorthands {
  ref?: Ref<HTMLDivElement>
  direction?: SystemStyleObject['flexDirection']
  align?: SystemStyleObject['alignItems']
  justify?: SystemStyleObject['justifyContent']
  wrap?: SystemStyleObject['flexWrap']
}

export type FlexProps = HTMLChakraProps<'div', FlexShorthands>

/** Children in a row. */
export function Flex({ direction, align, justify, wrap, ...rest }: FlexProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection={direction}
      alignItems={align}
      justifyContent={justify}
      flexWrap={wrap}
      {...rest}
    />
  )
}

/** Children in a column. */
export function Stack(props: FlexProps) {
  return <Flex direction="column" gap="2" {...props} />
}

/** Children in a row, vertically centered. */
export function HStack(props: FlexProps) {
  return <Flex align="center" gap="2" {...props} />
}

export type GridProps = HTMLChakraProps<'div', { templateColumns?: SystemStyleObject['gridTemplateColumns'] }>

export function Grid({ templateColumns, ...rest }: GridProps) {
  return <chakra.div display="grid" gridTemplateColumns={templateColumns} {...rest} />
}

export const VisuallyHidden = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})
