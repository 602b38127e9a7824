import { Box, Notice } from '@portal/ui'

/**
 * Overlays the step without moving it, so that the agent can continue in place. Any key or pointer movement
 * dismisses it, so there is no button.
 */
export const IdleNotice = () => (
  <Box
    position="sticky"
    top="calc(var(--sticky-top, 0px) + 0.5rem)"
    height="0"
    marginBottom="-5"
    zIndex="raised"
    data-no-print
  >
    <Notice kind="warning" title="This screen is cleared in less than 30 seconds">
      Press a key or move the pointer to keep it.
    </Notice>
  </Box>
)
