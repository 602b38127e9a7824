import { smsSize } from '@portal/contract/templates/sms-segments.ts'
import { formatCount, Text } from '@portal/ui'

const ENCODINGS = { GSM_7: 'GSM-7', UCS_2: 'UCS-2' } as const

/** The SMS parts of a text, and why. */
export function SmsNote({ text }: { text: string }) {
  const { encoding, parts, used, available, others } = smsSize(text)
  return (
    <Text fontSize="sm" color="fg.muted">
      {formatCount(parts, 'SMS part')}, {used} of {available} characters, {ENCODINGS[encoding]}.
      {others.length > 0 && ` Not in the SMS alphabet: ${others.slice(0, 8).join(' ')}`}
    </Text>
  )
}
