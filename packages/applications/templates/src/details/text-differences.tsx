import { TEMPLATE_TEXT_FIELDS } from '@portal/contract/templates/template-problems.ts'
import { Heading, Stack, Text } from '@portal/ui'
import { TextDifference } from '@portal/ui/content'
import type { Message } from '../template/message.ts'
import { TEMPLATE_LABELS } from '../template/template-labels.ts'

interface TextDifferencesProps {
  readonly before: Message
  readonly after: Message
  /** The message's name, for where several are shown, below a heading. */
  readonly name?: string
}

/** The fields whose texts differ. */
export const differingFields = (before: Message, after: Message) =>
  TEMPLATE_TEXT_FIELDS.filter((field) => (before[field] ?? '') !== (after[field] ?? ''))

/** The differences between two texts of a message, by field and line. */
export function TextDifferences({ before, after, name }: TextDifferencesProps) {
  const differing = differingFields(before, after)
  if (differing.length === 0) return <Text color="fg.muted">No differences.</Text>
  return (
    <Stack gap="5">
      {differing.map((field) => (
        <Stack key={field} gap="2">
          <Heading as={name ? 'h5' : 'h3'} fontSize="sm">
            {TEMPLATE_LABELS[field]}
          </Heading>
          <TextDifference
            label={`${name ? `${name}, ` : ''}${TEMPLATE_LABELS[field]}: differences`}
            before={before[field] ?? ''}
            after={after[field] ?? ''}
          />
        </Stack>
      ))}
    </Stack>
  )
}
