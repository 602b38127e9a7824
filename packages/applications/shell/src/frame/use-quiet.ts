import { useEffect, useState } from 'react'

/** Long enough for the first screen to be there. */
const PATIENCE_MS = 2_000

/** False until the page has had time for what was asked of it. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isQuiet
}
