import { useEffect, useState } from 'react'
import { release } from '../release.ts'

const EVERY_MS = 5 * 60_000
/** Somebody who switches windows all the time need not ask all the time. */
const AT_MOST_EVERY_MS = 60_000

async function newestRelease(): Promise<string | undefined> {
  try {
    const answer = await fetch('/version', { cache: 'no-store' })
    const { release: newest }: { release?: string } = answer.ok ? await answer.json() : {}
    return newest
  } catch {
    // Asked again later; that the host cannot be reached is told by whoever needs it.
    return undefined
  }
}

/** Whether the host serves something newer than this page: asked every few minutes and when one comes back to it. */
export function useNewerRelease(): boolean {
  const [isNewer, setIsNewer] = useState(false)
  useEffect(() => {
    if (isNewer) return
    let askedAt = Date.now()
    const ask = async () => {
      if (document.visibilityState === 'hidden' || Date.now() - askedAt < AT_MOST_EVERY_MS) return
      askedAt = Date.now()
      const newest = await newestRelease()
      if (newest !== undefined && newest !== release) setIsNewer(true)
    }
    const timer = setInterval(() => void ask(), EVERY_MS)
    const comeBack = () => void ask()
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('focus', comeBack)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('focus', comeBack)
    }
  }, [isNewer])
  return isNewer
}
