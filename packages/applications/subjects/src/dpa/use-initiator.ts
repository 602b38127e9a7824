import { getInheritedOptions } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { OptionLayers } from '@portal/contract/dpas/effective-options.ts'
import { useLoaded } from '@portal/portal-app'

/** The SRC initiator of the screen's DPAs, and the checkout options above them, nearest first. */
export function useInitiator(subjectId: string) {
  const { initiator, srci, system } = useLoaded(getInheritedOptions, { params: { subjectId } })
  const layers: OptionLayers = [
    ['SRCI', srci],
    ['SYSTEM', system],
  ]
  return { initiator, layers }
}
