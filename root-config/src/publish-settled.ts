type QueryClient = typeof import('@portal/session')['queryClient']

/** Code that is on its way: its element is there as long as it takes. */
const CODE = 'head > script[data-webpack]'
const UNFINISHED = `[aria-busy=true], ${CODE}`
const LOOK_EVERY_MS = 50
/** React shows what has arrived up to 300 ms later, so that placeholders do not follow each other too quickly. */
const REVEALED_AFTER_MS = 350

let pending = 0
/** One application leaves before the next one is mounted; in between, nothing else is under way. */
let isRouting = false
let codeCameAt = Number.NEGATIVE_INFINITY

/** Counts work as something that the page is not at rest without. Gives the work back. */
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
  performance.now() - codeCameAt > REVEALED_AFTER_MS &&
  queryClient.isFetching() + queryClient.isMutating() === 0 &&
  document.fonts?.status !== 'loading' &&
  !document.querySelector(UNFINISHED)

const whenIdle = window.requestIdleCallback ?? ((look: () => void) => setTimeout(look))

/**
 * Keeps `data-settled` on `<html>` while nothing is being loaded, asked, sent or drawn, with the address (path and
 * query) for which that is so: what follows a new address may begin a moment later. It goes with every new address and
 * every call, and comes back when the page is found at rest twice in a row: what has arrived is drawn in between.
 */
export function publishSettled(queryClient: QueryClient): void {
  const { dataset } = document.documentElement
  let isLooking = false
  let restful = 0

  function look(): void {
    isLooking = false
    restful = isAtRest(queryClient) ? restful + 1 : 0
    if (restful < 2) lookAgain()
    else dataset.settled = location.pathname + location.search
  }
  function lookAgain(): void {
    if (isLooking) return
    isLooking = true
    setTimeout(() => requestAnimationFrame(() => whenIdle(look)), restful ? 0 : LOOK_EVERY_MS)
  }
  function unsettle(): void {
    restful = 0
    delete dataset.settled
    lookAgain()
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
    codeCameAt = performance.now()
    unsettle()
  }).observe(document.head, { childList: true })
  unsettle()
}
