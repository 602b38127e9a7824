import { whenIdle } from './when-idle.ts'

type QueryClient = typeof import('@portal/session')['queryClient']

/** Loading code: the script element exists while it loads. */
const CODE = 'script[data-webpack]'
const UNFINISHED = `[aria-busy=true], ${CODE}`
const POLL_MS = 50
/**
 * React may show loaded content up to 300 ms later, so that placeholders do not follow each other too
 * quickly.
 */
const REVEALED_AFTER_MS = 350

let pending = 0
/** One application unmounts before the next one mounts; in between, nothing else is pending. */
let isRouting = false
let codeLoadedAt = Number.NEGATIVE_INFINITY

/** Delays `data-settled` until `work` ends. Returns `work`. */
export function settleAfter<Result>(work: Promise<Result>): Promise<Result> {
  pending += 1
  const end = () => {
    pending -= 1
  }
  work.then(end, end)
  return work
}

const isAtRest = (queryClient: QueryClient) =>
  pending === 0 &&
  !isRouting &&
  performance.now() - codeLoadedAt > REVEALED_AFTER_MS &&
  queryClient.isFetching() + queryClient.isMutating() === 0 &&
  document.fonts?.status !== 'loading' &&
  !document.querySelector(UNFINISHED)

/**
 * Sets `data-settled` on `<html>` to the current address (path and query) while nothing is loading,
 * requested, sent or rendering. Removed with every new address and call, and set again when two checks in a
 * row find the page idle, since a new address may start work a moment later, and loaded content renders in
 * between.
 */
export function publishSettled(queryClient: QueryClient): void {
  const { dataset } = document.documentElement
  let isScheduled = false
  let idleChecks = 0

  function check(): void {
    isScheduled = false
    idleChecks = isAtRest(queryClient) ? idleChecks + 1 : 0
    if (idleChecks < 2) scheduleCheck()
    else dataset.settled = location.pathname + location.search
  }
  function scheduleCheck(): void {
    if (isScheduled) return
    isScheduled = true
    setTimeout(() => requestAnimationFrame(() => whenIdle(check)), idleChecks ? 0 : POLL_MS)
  }
  function unsettle(): void {
    idleChecks = 0
    delete dataset.settled
    scheduleCheck()
  }
  const unsettleWhenBusy = () => {
    if (!isAtRest(queryClient)) unsettle()
  }

  window.addEventListener('single-spa:before-routing-event', () => {
    isRouting = true
    unsettle()
  })
  window.addEventListener('single-spa:routing-event', () => {
    isRouting = false
  })
  queryClient.getQueryCache().subscribe(unsettleWhenBusy)
  queryClient.getMutationCache().subscribe(unsettleWhenBusy)
  new MutationObserver(() => {
    codeLoadedAt = performance.now()
    unsettle()
  }).observe(document.head, { childList: true })
  unsettle()
}
