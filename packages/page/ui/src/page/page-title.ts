import { createContext } from 'react'

/** The title of the current screen, from its row in the route table. */
export const PageTitleContext = createContext('')
