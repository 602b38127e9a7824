import type { PlotTone } from './plot-tone.ts'

/** One of the kinds of values that a plot shows side by side. */
export interface PlotSeries {
  readonly label: string
  readonly tone: PlotTone
}
