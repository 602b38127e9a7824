type QueryClient = typeof import('@portal/session')['queryClient']

/** What the document itself shows of work: parts that say so, and files that are on their way. */
const UNFINISHED = '[aria-busy=true], head > script[data-webpack]'
const LOOK_EVERY_MS = 50

let pending = 0

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
  const unsettleWhenCalling = () => {
    if (!isAtRest(queryClient)) unsettle()
  }

  window.addEventListener('single-spa:before-routing-event', unsettle)
  queryClient.getQueryCache().subscribe(unsettleWhenCalling)
  queryClient.getMutationCache().subscribe(unsettleWhenCalling)
  unsettle()
}
