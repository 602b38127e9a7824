import { CardBody, useBundleFacts } from '@portal/portal-app'
import { lazy } from 'react'
import type { CanaryPlotProps } from './canary-plot.tsx'

const CanaryPlot = lazy(async () => ({ default: (await import('./canary-plot.tsx')).CanaryPlot }))

const LINES = 8

/** Loads the plot of a canary when it is first shown, with its own loading and error states. */
export function LateCanaryPlot(props: CanaryPlotProps) {
  const facts = useBundleFacts('@portal/release-console')
  return (
    <CardBody facts={facts} lines={LINES}>
      <CanaryPlot {...props} />
    </CardBody>
  )
}
