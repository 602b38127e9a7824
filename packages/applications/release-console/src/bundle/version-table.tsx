import { queryString } from '@portal/contract/query-string.ts'
import { PlainTable, useRecordActions } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { RowMenu, Text, TextLink } from '@portal/ui'
import { reachInWords } from '../release/release-words.ts'
import { routes } from '../routes.ts'
import { CommitLink } from '../source/commit-link.tsx'
import { stableActions } from './bundle-actions.ts'
import { type BundleRow, shortName } from './bundle-row.ts'
import { WithdrawalNote } from './withdrawal-note.tsx'

/**
 * The newest published version, with a link to release it, and why it was withdrawn; hidden when it is already
 * served.
 */
function Waiting({ row: { bundle, stable, canary, newest, withdrawn } }: { row: BundleRow }) {
  if (newest === undefined || newest === stable || newest === canary?.version) return null
  return (
    <>
      <TextLink to={linkTo(routes.releaseCreate) + queryString({ bundle, version: newest })}>
        {newest}
      </TextLink>
      {withdrawn && (
        <Text color="fg.muted" fontSize="sm" minWidth="14rem" maxWidth="32rem" overflowWrap="anywhere">
          <WithdrawalNote withdrawn={withdrawn} />
        </Text>
      )}
    </>
  )
}

/** The versions of each bundle that people get. */
export function VersionTable({ rows }: { rows: readonly BundleRow[] }) {
  const actionsOf = useRecordActions(stableActions)
  return (
    <PlainTable
      label="Versions of the bundles"
      head={['Bundle', 'Stable', 'Commit', 'Last good', 'Canary', 'Newer version', 'Actions']}
      rows={rows.map((row) => ({
        key: row.bundle,
        cells: [
          shortName(row.bundle),
          row.stable,
          <CommitLink key="commit" source={row.stableFacts?.source} />,
          row.lastGood,
          row.canary ? `${row.canary.version} for ${reachInWords(row.canary)}` : null,
          <Waiting key="waiting" row={row} />,
          <RowMenu key="actions" label={shortName(row.bundle)} items={actionsOf(row)} />,
        ],
      }))}
    />
  )
}
