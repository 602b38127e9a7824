import { Box, Heading } from '@portal/ui'
import { OtherTexts } from '../details/other-texts.tsx'
import { useOverridden } from '../details/use-overridden.ts'
import type { Scope } from '../scopes.ts'
import type { Message } from '../template/message.ts'

interface BesideTextProps {
  readonly scope: Scope
  readonly subjectId: string
  readonly message: Message
}

/** The same message in another language, or the system text, to consult while writing. */
export function BesideText({ scope, subjectId, message: { channel, type, lang } }: BesideTextProps) {
  const params = { subjectId, channel, type, lang }
  const overridden = useOverridden(scope, params, { origin: 'OWN' })
  return (
    <Box as="section" aria-label="Other languages">
      <Heading as="h3" fontSize="md" marginBottom="2">
        Other languages
      </Heading>
      <OtherTexts params={params} overridden={overridden} />
    </Box>
  )
}
