import { Box, Notice } from '@portal/ui'

/**
 * Stands over the step without moving it: anyone who reads it and goes on, goes on where they were. Any key and any move
 * takes it away, so that there is nothing to press.
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
      Nobody works on it. Press a key or move the pointer to keep it.
    </Notice>
  </Box>
)
