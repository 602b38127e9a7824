import { createContext } from 'react'

/** Name of the application a component belongs to, for people who have to find what failed. */
export const AppNameContext = createContext('')
