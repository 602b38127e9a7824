import { storedChoice } from './stored-choice.ts'

const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

const stored = storedChoice('portal.density', densities, 'comfortable')

/** How much room rows and controls take; `apply` puts the choice on `<html>`, where the size tokens read it. */
export const density = {
  get: stored.get,
  set(value: Density) {
    stored.set(value)
    density.apply()
  },
  apply() {
    document.documentElement.dataset.density = stored.get()
  },
}
