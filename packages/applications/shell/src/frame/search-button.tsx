import { Search } from '@lucide/icons'
import { Box, Button, Icon, IconButton } from '@portal/ui'
import { palette } from '../palette/palette-state.ts'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** A button that looks like a search field and opens the palette; only an icon where space is short. */
export function SearchButton() {
  return (
    <>
      <Box hideBelow="xl">
        <Button
          onClick={palette.open}
          aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
          // Breadcrumbs need the room in narrower windows.
          width="clamp(9rem, 100vw - 71rem, 15rem)"
          justifyContent="flex-start"
          color="fg.muted"
          fontWeight="normal"
        >
          <Icon icon={Search} />
          <Box as="span" flex="1" textAlign="start">
            Search
          </Box>
          {/* Uses the page's font: loading the code font for a few letters is not worth it. */}
          <Box as="kbd" fontFamily="sans" fontSize="xs" aria-hidden="true">
            {isMac ? '⌘K' : 'Ctrl K'}
          </Box>
        </Button>
      </Box>
      <Box hideFrom="xl">
        <IconButton label="Search" onClick={palette.open}>
          <Icon icon={Search} />
        </IconButton>
      </Box>
    </>
  )
}
