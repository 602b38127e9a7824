import { Box, Button, IconButton } from '@portal/ui'
import Search from 'lucide-react/icons/search'
import { palette } from '../palette/palette-state.ts'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Looks like a search field and opens the palette; where the bar has little room only its icon. */
export function SearchButton() {
  return (
    <>
      <Box hideBelow="xl">
        <Button
          onClick={palette.open}
          aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
          width="15rem"
          justifyContent="flex-start"
          color="fg.muted"
          fontWeight="normal"
        >
          <Search aria-hidden />
          <Box as="span" flex="1" textAlign="start">
            Search
          </Box>
          {/* In the face of the page: the one for code would be fetched for these few letters. */}
          <Box as="kbd" fontFamily="sans" fontSize="xs" aria-hidden="true">
            {isMac ? '⌘K' : 'Ctrl K'}
          </Box>
        </Button>
      </Box>
      <Box hideFrom="xl">
        <IconButton label="Search" onClick={palette.open}>
          <Search aria-hidden />
        </IconButton>
      </Box>
    </>
  )
}
