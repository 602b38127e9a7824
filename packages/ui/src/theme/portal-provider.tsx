import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { CacheProvider, Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { fontFaces } from './fonts.ts'
import { styleCache } from './style-cache.ts'
import { system, systemWithoutGlobals } from './system.ts'

export interface PortalProviderProps {
  children: ReactNode
  /** True for the shell only: it emits the reset, the tokens and the fonts for the whole page. */
  globals?: boolean
}

/** Theme and styles for one application of the page. */
export function PortalProvider({ children, globals = false }: PortalProviderProps) {
  return (
    <CacheProvider value={styleCache}>
      <ChakraProvider value={globals ? system : systemWithoutGlobals}>
        {globals && <Global styles={fontFaces} />}
        {children}
      </ChakraProvider>
    </CacheProvider>
  )
}
