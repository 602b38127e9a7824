import { ChakraProvider } from '@chakra-ui/react/styled-system'
import createCache from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { fontFaces } from './fonts.ts'
import { system, systemWithoutGlobals } from './system.ts'

// One cache for every application of the page: equal styles are inserted once, in one order.
const cache = createCache({ key: 'css' })

export interface PortalProviderProps {
  children: ReactNode
  /** True for the shell only: it emits the reset, the tokens and the fonts for the whole page. */
  globals?: boolean
}

/** Theme and styles for one application of the page. */
export function PortalProvider({ children, globals = false }: PortalProviderProps) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={globals ? system : systemWithoutGlobals}>
        {globals && <Global styles={fontFaces} />}
        {children}
      </ChakraProvider>
    </CacheProvider>
  )
}
