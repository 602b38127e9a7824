import type { MeasuredCell } from './measure-page-faults.ts'

/** Nobody waits longer than this without a word. */
export const MAX_MS = 5_000

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
 * What went wrong for an operator; empty if the portal kept its promises. `maxMs` is how long it may be silent,
 * which a machine that is busy with tests cannot keep as short.
 */
export function problemsOf(cell: MeasuredCell, maxMs = MAX_MS): string[] {
  const { met, fault } = cell
  const { expected } = fault
  const longest = maxMs + (expected.busyMs ?? 0)
  return [
    ...[met.shown, met.shownAgain]
      .filter((shown) => shown !== expected.seen)
      .slice(0, 1)
      .map((shown) => `shows ${shown}`),
    ...(met.blank > longest ? [`silent for ${Math.round(met.blank)} ms`] : []),
    ...(expected.seen === 'failure' && met.saidAfter === undefined ? ['says nothing'] : []),
    ...((met.saidAfter ?? 0) > longest ? [`says so after ${Math.round(met.saidAfter ?? 0)} ms`] : []),
    ...(met.frame === 'nothing' ? ['no menu'] : []),
    ...met.unopened.map((title) => `${title} does not open`),
    ...countedWrongly(cell),
    ...(met.backAfter === 'never' ? ['does not come back'] : []),
    ...(met.isStyled ? [] : ['has no styles in the end']),
  ]
}
