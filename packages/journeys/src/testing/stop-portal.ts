import { removeKeptCookies } from './kept-cookies.ts'

/** Stops the portal and removes its data. */
export default async function stopPortal(): Promise<void> {
  await globalThis.runningPortal?.stop()
  removeKeptCookies()
}
