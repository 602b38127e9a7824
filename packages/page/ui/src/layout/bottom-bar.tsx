import { Flex, type FlexProps } from './boxes.tsx'

/** The buttons that end a long page. Sticks to the bottom of the window, so that they are always in reach. */
export const BottomBar = (props: FlexProps) => (
  <Flex
    data-bottom-bar
    position="sticky"
    bottom="0"
    zIndex="raised"
    wrap="wrap"
    align="center"
    gap="2"
    paddingBlock="3"
    bg="bg"
    borderTopWidth="1px"
    {...props}
  />
)
