import { useEffect, useState } from 'react'
import { toast } from '../overlay/toast.ts'
import { texts } from '../texts.ts'

/** Copies a value, and reports success for two seconds. */
export function useCopy(value: string) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      toast({ kind: 'error', title: texts.details.copyFailed })
    }
  }

  return { copied, copy }
}
