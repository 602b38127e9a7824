import { Box } from '@portal/ui'

interface EachRecordProps {
  readonly label: string
  /** Names of the records that allow the action. */
  readonly names: readonly string[]
  /** The records left out, each with the reason. */
  readonly leftOut: readonly string[]
}

/** Longer lists are truncated; nobody reads more before answering. */
const MAX_LISTED = 500

/** Lists the effect on each selected record; collapsed, since the dialog summarizes it. */
export function EachRecord({ label, names, leftOut }: EachRecordProps) {
  const lines = [...leftOut.map((line) => `Left out: ${line}`), ...names.map((name) => `${label}: ${name}`)]
  const more = lines.length - MAX_LISTED
  return (
    <Box as="details" fontSize="sm">
      <Box as="summary" cursor="pointer">
        Each of the {lines.length} selected
      </Box>
      <Box as="ul" maxHeight="12rem" overflowY="auto" paddingTop="2" tabIndex={0} aria-label="Selected">
        {/* Two records may have the same name. */}
        {[...lines.slice(0, MAX_LISTED).entries()].map(([index, line]) => (
          <li key={index}>{line}</li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </Box>
    </Box>
  )
}
