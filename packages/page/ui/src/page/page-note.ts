import { createContext, type ReactNode } from 'react'

/** A note beside the title of the current screen, such as about other editors. */
export const PageNoteContext = createContext<ReactNode>(undefined)
