import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'

/** Says what an old or mistyped address asked for in vain, so that nobody takes the list for something else. */
export function LeftOutNote({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null
  return (
    <chakra.p role="status" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      {texts.table.leftOut(parts)}
    </chakra.p>
  )
}
