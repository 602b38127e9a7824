import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** Leaves the heading alone for a moment: who comes here sees at once that they have arrived. */
export function AfterHeading({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => startTransition(() => setIsTime(true)), [])
  return isTime ? children : null
}
