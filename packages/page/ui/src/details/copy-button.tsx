import { Check, Copy } from '@lucide/icons'
import { IconButton } from '../layout/button.tsx'
import { texts } from '../texts.ts'
import { Icon } from './icon.tsx'
import { useCopy } from './use-copy.ts'

export interface CopyButtonProps {
  value: string
  /** What is copied, in lower case: "subject id". */
  label: string
}

/** Copies a value, and shows "Copied" for two seconds. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const { copied, copy } = useCopy(value)
  return (
    <IconButton
      size="sm"
      label={copied ? texts.details.copied : texts.details.copy(label)}
      onClick={() => void copy()}
    >
      <Icon icon={copied ? Check : Copy} />
    </IconButton>
  )
}
