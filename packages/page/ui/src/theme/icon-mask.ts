import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
/**
 * A box in the text's color, masked by its `mask-image`. For icons that tables show hundreds of times: an
 * icon of elements costs five of them and most of the rendering time of its cell. Elsewhere, elements are
 * cheaper: each different image is a document of its own, which takes milliseconds to create.
 */
export const iconMask = (size: string): SystemStyleObject => ({
  content: '""',
  flexShrink: 0,
  width: size,
  height: size,
  bg: 'currentColor',
  maskPosition: 'center',
  maskRepeat: 'no-repeat',
  maskSize: 'contain',
  // Forced colors and printers remove backgrounds.
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { bg: 'CanvasText', forcedColorAdjust: 'none' },
})
