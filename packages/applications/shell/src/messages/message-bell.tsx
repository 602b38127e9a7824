import { Bell } from '@lucide/icons'
import { Box, Drawer, formatNumber, Icon, IconButton } from '@portal/ui'
import { lazyPart } from '@portal/ui/blocks'
import { Suspense, useState } from 'react'
import { useDeviceValue } from '../device/device-value.ts'
import { isRecent, markAllSeen, messagesOf } from './messages.ts'

const MessageList = lazyPart(async () => (await import('./message-list.tsx')).MessageList)

/** Opens the messages of the last 24 hours; the badge counts unread ones. */
export function MessageBell({ sub }: { sub: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const now = Date.now()
  const messages = useDeviceValue(messagesOf(sub)).filter((message) => isRecent(message, now))
  const unseen = messages.filter(({ seen }) => !seen).length
  const open = () => {
    setIsOpen(true)
    markAllSeen(sub)
  }
  return (
    <>
      <Box position="relative">
        <IconButton
          label={unseen > 0 ? `Messages, ${formatNumber(unseen)} new` : 'Messages'}
          aria-expanded={isOpen}
          onClick={open}
        >
          <Icon icon={Bell} />
        </IconButton>
        {unseen > 0 && (
          <Box
            aria-hidden="true"
            position="absolute"
            top="-1"
            insetInlineEnd="-1"
            minWidth="4"
            paddingInline="1"
            borderRadius="full"
            bg="accent"
            color="accent.fg"
            fontSize="xs"
            lineHeight="1rem"
            textAlign="center"
            pointerEvents="none"
          >
            {formatNumber(unseen)}
          </Box>
        )}
      </Box>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} label="Messages">
        <Suspense fallback={null}>
          <MessageList messages={messages} onFollow={() => setIsOpen(false)} />
        </Suspense>
      </Drawer>
    </>
  )
}
