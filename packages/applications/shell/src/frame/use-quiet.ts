import { useEffect, useState } from 'react'

/** Long enough for the first screen to be shown. */
const DELAY_MS = 2_000

/** False until the page has had time to load its first screen. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isQuiet
}
