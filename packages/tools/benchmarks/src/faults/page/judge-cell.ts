import type { MeasuredCell } from './measure-page-faults.ts'

/** How long a page may show nothing new. */
export const MAX_SILENCE_MS = 5_000

/** The shared file of several bundles counts for the root-config. */
const SHARED = '@portal/root-config'

function countedWrongly({ application, fault, met }: MeasuredCell): string[] {
  const own = met.counted.filter(
    ({ bundle, isPart }) => !isPart && [application.name, SHARED].includes(bundle),
  )
  const phases = [...new Set(own.map(({ phase }) => phase))]
  const { counted: expected } = fault.expected
  if (expected.length === 0) return phases.map((phase) => `counted as ${phase}`)
  if (phases.some((phase) => expected.includes(phase))) return []
  return [phases.length === 0 ? 'not counted' : `counted as ${phases.join(', ')}`]
}

/**
 * What went wrong for an operator; empty if the portal kept its promises. `maxSilenceMs` is how long it may be silent,
 * which must be longer on a machine that is busy with tests.
 */
export function problemsOf(cell: MeasuredCell, maxSilenceMs = MAX_SILENCE_MS): string[] {
  const { met, fault } = cell
  const { expected } = fault
  const longest = maxSilenceMs + (expected.busyMs ?? 0)
  return [
    ...[met.shown, met.shownAgain]
      .filter((shown) => shown !== expected.seen)
      .slice(0, 1)
      .map((shown) => `shows ${shown}`),
    ...(met.blank > longest ? [`silent for ${Math.round(met.blank)} ms`] : []),
    ...(expected.seen === 'failure' && met.reportedAfter === undefined ? ['reports nothing'] : []),
    ...((met.reportedAfter ?? 0) > longest
      ? [`reports it after ${Math.round(met.reportedAfter ?? 0)} ms`]
      : []),
    ...(met.frame === 'nothing' ? ['no menu'] : []),
    ...met.unopened.map((title) => `${title} does not open`),
    ...countedWrongly(cell),
    ...(met.backAfter === 'never' ? ['does not come back'] : []),
    ...(met.isStyled ? [] : ['has no styles in the end']),
  ]
}
