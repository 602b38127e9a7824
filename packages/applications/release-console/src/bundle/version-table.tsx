import { queryString } from '@portal/contract/query-string.ts'
import { PlainTable, useRecordActions } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { RowMenu, Text, TextLink } from '@portal/ui'
import type { ReactNode } from 'react'
import { reachInWords } from '../release/release-words.ts'
import { routes } from '../routes.ts'
import { CommitLink } from '../source/commit-link.tsx'
import { stableActions } from './bundle-actions.ts'
import { type BundleRow, shortName } from './bundle-row.ts'
import { WithdrawalNote } from './withdrawal-note.tsx'

/** Whether a newer version is published than those that people get. */
const isWaiting = ({ newest, stable, canary }: BundleRow) =>
  newest !== undefined && newest !== stable && newest !== canary?.version

/** The newest published version, with a link to release it, and why it was withdrawn. */
function Waiting({ row: { bundle, newest, withdrawn } }: { row: BundleRow }) {
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

const COLUMNS: readonly { readonly name: string; cellOf(row: BundleRow): ReactNode }[] = [
  { name: 'Stable', cellOf: (row) => row.stable },
  {
    name: 'Commit',
    cellOf: ({ stableFacts }) => stableFacts?.source && <CommitLink source={stableFacts.source} />,
  },
  { name: 'Last good', cellOf: (row) => row.lastGood },
  { name: 'Canary', cellOf: ({ canary }) => canary && `${canary.version} for ${reachInWords(canary)}` },
  { name: 'Newer version', cellOf: (row) => isWaiting(row) && <Waiting row={row} /> },
]

/** The versions of each bundle that people get. Columns that would be empty are left out. */
export function VersionTable({ rows }: { rows: readonly BundleRow[] }) {
  const actionsOf = useRecordActions(stableActions)
  const columns = COLUMNS.filter(({ cellOf }) => rows.some(cellOf))
  return (
    <PlainTable
      label="Versions of the bundles"
      head={['Bundle', ...columns.map(({ name }) => name), 'Actions']}
      rows={rows.map((row) => ({
        key: row.bundle,
        cells: [
          shortName(row.bundle),
          ...columns.map(({ cellOf }) => cellOf(row)),
          <RowMenu key="actions" label={shortName(row.bundle)} items={actionsOf(row)} />,
        ],
      }))}
    />
  )
}
