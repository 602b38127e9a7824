import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import type { LucideIconData } from '@lucide/icons'
import { buildLucideDataUri } from '@lucide/icons/build'

/** An icon as the value of `mask-image`. */
export const iconImage = (icon: LucideIconData): string =>
  `url("${buildLucideDataUri(icon, { color: 'black', strokeWidth: 2.5 })}")`

/**
 * A box in the colour of the text, cut out by its `mask-image`. For icons that are in tables by the hundred: one
 * that is drawn as elements costs five of them and most of the time of its cell. Elsewhere elements cost less: each
 * different image is a document of its own, which takes milliseconds to make.
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
  // A background is what forced colours and printers leave out.
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { bg: 'CanvasText', forcedColorAdjust: 'none' },
})
