import { defineRecipe } from '@chakra-ui/react/styled-system'

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    flexShrink: 0,
    minHeight: 'control',
    maxWidth: 'full',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontSize: 'sm',
    fontWeight: 'strong',
    lineHeight: 1,
    verticalAlign: 'middle',
    // On a phone, long text wraps instead of squeezing its neighbors.
    whiteSpace: { base: 'normal', sm: 'nowrap' },
    userSelect: 'none',
    cursor: 'pointer',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _disabled: { cursor: 'not-allowed', opacity: 0.55 },
    '& svg': { width: '16px', height: '16px', flexShrink: 0 },
  },
  variants: {
    variant: {
      solid: { bg: 'accent', color: 'accent.fg', _hover: { bg: 'accent/90' } },
      outline: { bg: 'bg.raised', borderColor: 'border', color: 'fg', _hover: { bg: 'bg.hover' } },
      ghost: { color: 'fg.muted', _hover: { bg: 'bg.hover', color: 'fg' } },
      danger: { bg: 'red.solid', color: 'accent.fg', _hover: { bg: 'red.solid/90' } },
    },
    size: {
      sm: { minHeight: '7', paddingInline: '2', fontSize: 'xs', '& svg': { width: '14px', height: '14px' } },
    },
    square: { true: { paddingInline: '0', aspectRatio: 'square' } },
  },
  defaultVariants: { variant: 'outline' },
})
