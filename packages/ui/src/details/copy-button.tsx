import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { IconButton } from '../layout/button.tsx'
import { toast } from '../overlay/toast.ts'
import { texts } from '../texts.ts'

export interface CopyButtonProps {
  value: string
  /** What is copied, in lower case: "subject id". */
  label: string
}

/** Copies a value and says so for two seconds. */
export function CopyButton({ value, label }: CopyButtonProps) {
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

  return (
    <IconButton
      size="sm"
      label={copied ? texts.details.copied : texts.details.copy(label)}
      onClick={() => void copy()}
    >
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
    </IconButton>
  )
}
