import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'

/** Lists the parts of an outdated or mistyped address that were ignored, so that the list is not misread. */
export function LeftOutNote({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null
  return (
    <chakra.p role="status" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      {texts.table.leftOut(parts)}
    </chakra.p>
  )
}
