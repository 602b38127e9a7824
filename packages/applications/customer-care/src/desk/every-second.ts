/**
 * Calls `look` every second, and when the page is shown again: no timer runs while the computer sleeps, so it
 * compares times. Returns how to stop.
 */
export function everySecond(look: () => void): () => void {
  const timer = setInterval(look, 1000)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
