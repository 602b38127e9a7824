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

/** The tokens and all else that is global are in the sheet of this package. */
const withoutGlobals = { ...system, _global: [] }

const styleCache = createCache({
  key: 'css',
  // Rule by rule in development as well: the page's policy refuses styles with text.
  speedy: true,
})

/** Around what Chakra draws: menus, panels and dialogs. Its style engine comes with the first of them. */
export function OverlayProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ChakraProvider value={withoutGlobals}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
