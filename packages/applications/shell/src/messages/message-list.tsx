import { Box, CopyButton, Moment, Mono, Stack, Text, TextLink } from '@portal/ui'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Message } from './messages.ts'

const looks = {
  success: { tone: 'green', Icon: CircleCheck },
  info: { tone: 'blue', Icon: Info },
  warning: { tone: 'amber', Icon: TriangleAlert },
  error: { tone: 'red', Icon: CircleAlert },
} as const

interface MessageItemProps {
  readonly message: Message
  onFollow(): void
}

function MessageItem({ message, onFollow }: MessageItemProps) {
  const { tone, Icon } = looks[message.kind]
  return (
    <Box as="li" display="flex" gap="2.5" paddingBlock="3" borderTopWidth="1px" borderColor="border">
      <Box as="span" color={`${tone}.solid`} paddingTop="0.5">
        <Icon aria-hidden size={16} />
      </Box>
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <Text fontWeight="strong">{message.title}</Text>
        {message.lines?.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        {message.link && (
          <TextLink to={message.link.to} onClick={onFollow}>
            {message.link.label}
          </TextLink>
        )}
        <Text color="fg.muted" fontSize="sm">
          <Moment at={message.at} relative />
        </Text>
        {message.requestId && (
          <Text color="fg.muted" fontSize="sm">
            Request id <Mono>{message.requestId}</Mono>{' '}
            <CopyButton value={message.requestId} label="request id" />
          </Text>
        )}
      </Box>
    </Box>
  )
}

interface MessageListProps {
  readonly messages: readonly Message[]
  /** Called when a link in a message is followed. */
  onFollow(): void
}

/** The messages of the last 24 hours. */
export function MessageList({ messages, onFollow }: MessageListProps) {
  if (messages.length === 0) {
    return <Text color="fg.muted">No messages in the last 24 hours. Portal messages are kept here.</Text>
  }
  return (
    <Stack as="ol" gap="0" listStyleType="none">
      {messages.map((message) => (
        <MessageItem key={message.id} message={message} onFollow={onFollow} />
      ))}
    </Stack>
  )
}
