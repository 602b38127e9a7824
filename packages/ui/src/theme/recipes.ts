import { defineRecipe } from '@chakra-ui/react/styled-system'

const heading = defineRecipe({ base: { fontWeight: 'strong', lineHeight: 1.3, letterSpacing: '-0.01em' } })

const code = defineRecipe({
  base: {
    fontFamily: 'mono',
    fontSize: '0.92em',
    bg: 'bg.subtle',
    borderRadius: 'small',
    paddingInline: '1',
  },
})

const separator = defineRecipe({
  base: { display: 'block', borderColor: 'border' },
  variants: {
    orientation: {
      horizontal: { borderTopWidth: '1px' },
      vertical: { borderInlineStartWidth: '1px', alignSelf: 'stretch' },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
})

const spinner = defineRecipe({
  base: {
    display: 'inline-block',
    width: '4',
    height: '4',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 0.7s linear infinite',
  },
})

const skeleton = defineRecipe({
  base: {
    display: 'block',
    bg: 'grey.subtle',
    borderRadius: 'small',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
})

export const recipes = { heading, code, separator, spinner, skeleton }
