import { scrollsSideways } from '../layout/scroll-box.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { CopyButton } from './copy-button.tsx'

/** A value as formatted JSON with a copy button. */
export function JsonView({ value }: { value: unknown }) {
  const json = JSON.stringify(value ?? null, null, 2)
  return (
    <chakra.div position="relative" borderWidth="1px" borderRadius="panel" bg="bg.subtle">
      <chakra.pre
        tabIndex={0}
        role="region"
        aria-label={texts.details.json}
        dir="ltr"
        padding="3"
        paddingInlineEnd="10"
        maxHeight="32rem"
        overflowY="auto"
        className={scrollsSideways}
        fontFamily="mono"
        fontSize="sm"
      >
        {json}
      </chakra.pre>
      <chakra.div position="absolute" top="1" insetEnd="1">
        <CopyButton value={json} label={texts.details.json} />
      </chakra.div>
    </chakra.div>
  )
}
