import { PAGE_SUCCESSES, type PageSuccess } from '@portal/contract/page-failure.ts'
import { visit } from './visit.ts'
import { whenIdle } from './when-idle.ts'

const reported = new Set<string>()
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
 * Reports to the host, once, that a trial version of a bundle stayed on the screen. Without `mountTime`, it
 * counts as a part.
 */
export function reportShown(bundle: string, version: string, mountTime?: number): void {
  const key = `${bundle} ${version} ${mountTime === undefined}`
  if (!visit.token || reported.has(key)) return
  reported.add(key)
  if (bundles.length + parts.length === 0) whenIdle(send)
  if (mountTime === undefined) parts.push(bundle)
  else {
    bundles.push(bundle)
    mountMs.push(mountTime)
  }
}
