import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { slotRecipes } from './overlay-recipes.ts'
import { conditions, theme } from './theme.ts'

const system = createSystem(defaultBaseConfig, {
  preflight: false,
  cssVarsPrefix: 'portal',
  conditions,
  theme: { ...theme, slotRecipes },
})

/** The tokens and other global styles are in this package's style sheet. */
const withoutGlobals = { ...system, _global: [] }

const styleCache = createCache({
  key: 'css',
  // Inserts rules one by one in development as well: the page's policy blocks inline style text.
  speedy: true,
})

/**
 * Provider for Chakra's components: menus, panels and dialogs. Its style engine is loaded with the first of
 * them.
 */
export function OverlayProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ChakraProvider value={withoutGlobals}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
