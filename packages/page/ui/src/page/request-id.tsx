import { CopyButton } from '../details/copy-button.tsx'
import { Mono } from '../details/mono.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'

/** The id that support needs to find a failed call, with a copy button. */
export function RequestId({ id }: { id: string }) {
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="1" color="fg.muted" fontSize="sm">
      {texts.requestId} <Mono>{id}</Mono> <CopyButton value={id} label={texts.requestId.toLowerCase()} />
    </chakra.p>
  )
}
