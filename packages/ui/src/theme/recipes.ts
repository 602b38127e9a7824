import { defineRecipe } from '@chakra-ui/react/styled-system'

export const headingRecipe = defineRecipe({
  base: { fontWeight: 'strong', lineHeight: 1.3, letterSpacing: '-0.01em' },
})

export const codeRecipe = defineRecipe({
  base: {
    fontFamily: 'mono',
    fontSize: '0.92em',
    bg: 'bg.subtle',
    borderRadius: 'small',
    paddingInline: '1',
  },
})

export const spinnerRecipe = defineRecipe({
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

export const skeletonRecipe = defineRecipe({
  base: {
    display: 'block',
    bg: 'grey.subtle',
    borderRadius: 'small',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
})
