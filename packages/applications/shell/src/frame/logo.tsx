import { Box } from '@portal/ui'

/** The portal's logo: the lines of a statement. */
export function Logo() {
  return (
    <Box as="span" color="accent" display="inline-flex" maxWidth="140px">
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <rect width="28" height="28" rx="7" fill="currentColor" />
        <Box
          asChild
          color="accent.fg"
          css={{ fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' }}
        >
          <path d="M8 10.5h9.5M8 14h12M8 17.5h6" />
        </Box>
      </svg>
    </Box>
  )
}
