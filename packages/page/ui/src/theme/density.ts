import { htmlChoice } from './html-choice.ts'

const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** How much room rows and controls take; the size tokens read it. */
export const density = htmlChoice('density', densities, 'comfortable')
