import { PAGE_SUCCESSES, type PageSuccess } from '@portal/contract/page-failure.ts'
import { visit } from './visit.ts'

const told = new Set<string>()
const whenQuiet = window.requestIdleCallback ?? setTimeout
let bundles: string[] = []
let mountMs: number[] = []
let parts: string[] = []

function send(): void {
  const success: PageSuccess = { visit: visit.token, bundles, mountMs, parts }
  bundles = []
  mountMs = []
  parts = []
  navigator.sendBeacon(PAGE_SUCCESSES, new Blob([JSON.stringify(success)], { type: 'application/json' }))
}

/**
 * Reports to the host, once, that a trial version of a bundle stayed on the screen; counts as a part when
 * there is no mounting time.
 */
export function reportShown(bundle: string, version: string, took?: number): void {
  const fact = `${bundle} ${version} ${took === undefined}`
  if (!visit.token || told.has(fact)) return
  told.add(fact)
  if (bundles.length + parts.length === 0) whenQuiet(() => send())
  if (took === undefined) parts.push(bundle)
  else {
    bundles.push(bundle)
    mountMs.push(took)
  }
}
