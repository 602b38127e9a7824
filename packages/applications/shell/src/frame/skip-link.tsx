import { Box } from '@portal/ui'

/** The first tab stop: skips the menu and moves to the screen's heading. Visible only while focused. */
export function SkipLink() {
  return (
    <Box
      as="nav"
      aria-label="Shortcuts"
      data-no-print
      position="fixed"
      top="2"
      insetInlineStart="2"
      zIndex="toast"
      paddingInline="3"
      paddingBlock="2"
      borderRadius="control"
      borderWidth="1px"
      borderColor="border"
      bg="bg.raised"
      color="fg"
      transform="translateY(-200%)"
      _focusWithin={{ transform: 'none' }}
    >
      <button type="button" onClick={() => document.querySelector('h1')?.focus()}>
        Skip to content
      </button>
    </Box>
  )
}
