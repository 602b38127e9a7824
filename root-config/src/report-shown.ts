import { PAGE_SUCCESSES, type PageSuccess } from '@portal/contract/page-failure.ts'
import { whenIdle } from './when-idle.ts'

const reported = new Set<string>()
let bundles: string[] = []
let mountMs: number[] = []
let parts: string[] = []

function send(visit: string): void {
  const success: PageSuccess = { visit, bundles, mountMs, parts }
  bundles = []
  mountMs = []
  parts = []
  navigator.sendBeacon(PAGE_SUCCESSES, new Blob([JSON.stringify(success)], { type: 'application/json' }))
}

export interface Shown {
  /** Authenticates the report. */
  readonly visit: string
  readonly bundle: string
  readonly version: string
  /** Without it, a part of the bundle was shown. */
  readonly mountTime: number | undefined
}

/** Reports to the host, once, that a trial version of a bundle stayed on the screen. */
export function reportShown({ visit, bundle, version, mountTime }: Shown): void {
  const key = `${bundle} ${version} ${mountTime === undefined}`
  if (reported.has(key)) return
  reported.add(key)
  if (bundles.length + parts.length === 0) whenIdle(() => send(visit))
  if (mountTime === undefined) parts.push(bundle)
  else {
    bundles.push(bundle)
    mountMs.push(mountTime)
  }
}
