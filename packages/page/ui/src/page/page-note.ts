import { createContext, type ReactNode } from 'react'

/** What the kit has to say beside the title of the current screen. */
export const PageNoteContext = createContext<ReactNode>(undefined)
