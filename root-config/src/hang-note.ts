import { storedValue } from '@portal/ui/stored-value.ts'
import { wait } from '@portal/ui/wait.ts'
import { reportFailure } from './report-failure.ts'

const RENEWED_EVERY_MS = 2_500
/** A page that responds renews its note much sooner. */
const HUNG_AFTER_MS = 10_000
/** Later, the computer may have been off. */
const FORGOTTEN_AFTER_MS = 600_000

/** The name and the version of a bundle, in the address of a file or as for display. */
const FACTS = /(@[^/ ]+\/[^/ ]+)[/ ]([^/ ]+)/

type Note = readonly [bundle: string, version: string, at: number]

const note = storedValue('portal.running', (value): value is Note => Array.isArray(value))

/** Read before any module of this page runs. */
const earlier = note.get()

/** When this page wrote its note, which another page may have replaced. */
let writtenAt: number | undefined

/** Notes the version that this page runs, in case it never returns from it. */
export function noteRunning(facts: string): void {
  const [, bundle, version] = FACTS.exec(facts) ?? []
  if (!bundle || !version) return
  writtenAt = Date.now()
  note.set([bundle, version, writtenAt])
}

function removeOwn(): void {
  if (note.get()?.[2] === writtenAt) note.set(undefined)
}

/**
 * Reports the version in which an earlier page of this browser stopped responding, and keeps the note of this page
 * while it is visible: browsers end hidden pages without telling them. `runningNow` returns what is on the screen.
 */
export function watchForHangs(runningNow: () => string): void {
  const [bundle = '', version = '', at = 0] = earlier ?? []
  const age = Date.now() - at
  if (age > HUNG_AFTER_MS && age < FORGOTTEN_AFTER_MS) reportFailure({ bundle, version, phase: 'hang' })
  const renew = () => (document.hidden ? removeOwn() : noteRunning(runningNow()))
  const renewRegularly = () => {
    renew()
    void wait(RENEWED_EVERY_MS).then(renewRegularly)
  }
  void wait(RENEWED_EVERY_MS).then(renewRegularly)
  document.addEventListener('visibilitychange', renew)
}

// From the beginning, since a page that is left before its modules have run did not hang in one of them.
window.addEventListener('pagehide', removeOwn)
