/** Runs work when the browser has nothing else to do; at once where browsers do not say. */
export const whenIdle: (work: () => void) => void = window.requestIdleCallback ?? setTimeout
