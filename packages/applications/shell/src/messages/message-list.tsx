import { CircleAlert, CircleCheck, Info, TriangleAlert } from '@lucide/icons'
import { Box, CopyButton, Icon, Moment, Mono, Stack, Text, TextLink } from '@portal/ui'
import type { Message } from './messages.ts'

const looks = {
  success: { tone: 'green', icon: CircleCheck },
  info: { tone: 'blue', icon: Info },
  warning: { tone: 'amber', icon: TriangleAlert },
  error: { tone: 'red', icon: CircleAlert },
} as const

interface MessageItemProps {
  readonly message: Message
  onFollow(): void
}

function MessageItem({ message, onFollow }: MessageItemProps) {
  const { tone, icon } = looks[message.kind]
  return (
    <Box as="li" display="flex" gap="2.5" paddingBlock="3" borderTopWidth="1px" borderColor="border">
      <Box as="span" color={`${tone}.solid`} paddingTop="0.5">
        <Icon icon={icon} size={16} />
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
            Request ID <Mono>{message.requestId}</Mono>{' '}
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
