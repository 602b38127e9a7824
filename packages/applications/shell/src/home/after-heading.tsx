import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** Delays its children until the heading has been painted, so navigation feels immediate. */
export function AfterHeading({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => startTransition(() => setIsTime(true)), [])
  return isTime ? children : null
}
