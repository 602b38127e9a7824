import { createContext, type ReactNode } from 'react'

/** Note of the kit beside the title of the current screen. */
export const PageNoteContext = createContext<ReactNode>(undefined)
