import { useOnline } from '@portal/portal-app'
import { useSlowCalls } from '@portal/session'
import { Box, Button, Flex } from '@portal/ui'
import { afterPress } from '@portal/ui/frame'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useReleaseState } from './release-state.ts'

function Bar({
  tone,
  action,
  children,
}: {
  tone: 'amber' | 'blue'
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <Flex
      bg={`${tone}.subtle`}
      color={`${tone}.fg`}
      gap="4"
      align="center"
      justify="space-between"
      paddingInline={{ base: '4', md: '6' }}
      paddingBlock="1.5"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <span>{children}</span>
      {action}
    </Flex>
  )
}

/** Publishes the height of the bars as a CSS variable for the page's styles, which moves the screen. */
function useRoom(shown: string) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const height = element.current?.offsetHeight
    afterPress(() =>
      shown ? style.setProperty('--portal-bars', `${height}px`) : style.removeProperty('--portal-bars'),
    )
  }, [shown])
  return element
}

/** Shows bars below the top bar: offline, slow response, new or pulled version. */
export function Bars() {
  const isOnline = useOnline()
  const isSlow = useSlowCalls() && isOnline
  const release = useReleaseState()
  const isOld = release !== 'current'
  const room = useRoom([!isOnline && 'offline', isSlow && 'slow', isOld && release].filter(Boolean).join(' '))
  return (
    <Box
      ref={room}
      role="status"
      data-no-print
      position="fixed"
      top="top-bar"
      insetInlineEnd="0"
      insetInlineStart="sidebar"
      zIndex="sticky"
    >
      {!isOnline && (
        <Bar tone="amber">
          You are offline. This page shows data loaded earlier. Nothing can be saved or queued until you
          reconnect.
        </Bar>
      )}
      {isSlow && <Bar tone="amber">The server is slow to respond. The portal is still waiting.</Bar>}
      {isOld && (
        <Bar
          tone="blue"
          action={
            <Button size="sm" onClick={() => location.reload()}>
              Reload
            </Button>
          }
        >
          {release === 'newer'
            ? 'A new version is ready. Reload when you have saved.'
            : 'This version is no longer available. Save your work and reload.'}
        </Bar>
      )}
    </Box>
  )
}
