import { Box } from '@portal/ui'

interface EachRecordProps {
  readonly label: string
  /** Those that it is done with. */
  readonly names: readonly string[]
  /** Those that it is not done with, each with the reason. */
  readonly leftOut: readonly string[]
}

/** As many as anybody reads through before they answer. */
const MOST_LISTED = 500

/** What each selected record will meet, one by one; folded, since the question sums it up. */
export function EachRecord({ label, names, leftOut }: EachRecordProps) {
  const lines = [...leftOut.map((line) => `Left out: ${line}`), ...names.map((name) => `${label}: ${name}`)]
  const more = lines.length - MOST_LISTED
  return (
    <Box as="details" fontSize="sm">
      <Box as="summary" cursor="pointer">
        Each of the {lines.length} selected
      </Box>
      <Box as="ul" maxHeight="12rem" overflowY="auto" paddingTop="2" tabIndex={0} aria-label="Selected">
        {/* Two records may have one name. */}
        {[...lines.slice(0, MOST_LISTED).entries()].map(([index, line]) => (
          <li key={index}>{line}</li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </Box>
    </Box>
  )
}
