import { htmlChoice } from './html-choice.ts'

const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** The height of rows and controls; the size tokens read it. */
export const density = htmlChoice('density', densities, 'comfortable')
