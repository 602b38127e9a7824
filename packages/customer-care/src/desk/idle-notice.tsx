import { Box, Button, Notice } from '@portal/ui'

/** Stands above everything, since it is about everything. Pressing the button is the sign of life that it asks for. */
export const IdleNotice = () => (
  <Box position="sticky" top="calc(var(--sticky-top, 0px) + 0.5rem)" zIndex="raised" data-no-print>
    <Notice
      kind="warning"
      title="This screen is about to be cleared"
      action={<Button size="sm">Keep it</Button>}
    >
      Nothing was typed or moved for a minute and a half. It is cleared in less than 30 seconds.
    </Notice>
  </Box>
)
