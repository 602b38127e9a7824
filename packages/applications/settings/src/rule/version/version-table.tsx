import { Box, css, HStack, Moment, RowMenu, ScrollBox, Text, Tick, VisuallyHidden } from '@portal/ui'
import { changesInShort } from '../set/rule-set-changes.ts'
import type { Version } from './versions-of.ts'

export interface VersionActions {
  show(version: Version): void
  tryCase(version: Version): void
  /** Absent for operators who cannot save rules. */
  readonly restore: ((version: Version) => void) | undefined
}

interface VersionTableProps {
  readonly versions: readonly Version[]
  /** The revisions chosen for comparison. */
  readonly picked: readonly number[]
  /** The revision shown below. */
  readonly shown: number | undefined
  readonly actions: VersionActions
  onPick(revision: number): void
}

const styles = css.raw({
  '& table': { width: 'full', borderCollapse: 'collapse', fontSize: 'sm' },
  '& :is(th, td)': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: '2',
    borderBottomWidth: '1px',
    fontWeight: 'normal',
  },
  '& thead th': { color: 'fg.muted', fontSize: 'xs' },
  '& tr[data-shown]': { bg: 'accent.subtle' },
  '& td[data-short]': { whiteSpace: 'nowrap' },
  mdDown: {
    '& thead': { display: 'none' },
    '& table, & tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
      paddingBlock: '2',
      borderBottomWidth: '1px',
    },
    '& tbody :is(th, td)': { display: 'block', paddingBlock: '0.5', borderBottomWidth: '0' },
    '& tbody th': { fontWeight: 'strong' },
    '& tbody th::before': { content: '"Version "' },
    '& tbody td[data-menu]': { gridArea: '1 / 3' },
    '& tbody td[data-told]': { gridColumn: '2 / -1' },
  },
})

/** All saved versions: when they were live, who saved them and why, and counts of changes. */
export function VersionTable({ versions, picked, shown, actions, onPick }: VersionTableProps) {
  return (
    <ScrollBox label="Versions of the rules">
      <Box css={styles}>
        <table aria-label="Versions">
          <thead>
            <tr>
              <th scope="col">Compare</th>
              <th scope="col">Version</th>
              <th scope="col">Live</th>
              <th scope="col">Saved by</th>
              <th scope="col">Reason</th>
              <th scope="col">Changes</th>
              <th scope="col">
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <tr key={version.id} data-shown={version.revision === shown || undefined}>
                <td>
                  <Tick
                    type="checkbox"
                    aria-label={`Compare version ${version.revision}`}
                    checked={picked.includes(version.revision)}
                    onChange={() => onPick(version.revision)}
                  />
                </td>
                <th scope="row">{version.revision}</th>
                <td data-told>
                  <Live version={version} />
                </td>
                <td data-told>{version.by}</td>
                <td data-told>{version.reason}</td>
                <td data-told data-short>
                  {changesInShort(version.changes) || 'none'}
                </td>
                <td data-menu>
                  <VersionMenu version={version} actions={actions} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </ScrollBox>
  )
}

/** The period in which a version was live. */
export function Live({ version: { from, to } }: { version: Version }) {
  return (
    <HStack as="span" gap="1" wrap="wrap">
      <Moment at={from} />
      <span>–</span>
      {to ? (
        <Moment at={to} />
      ) : (
        <Text as="span" fontWeight="strong">
          now
        </Text>
      )}
    </HStack>
  )
}

function VersionMenu({
  version,
  actions: { show, tryCase, restore },
}: {
  version: Version
  actions: VersionActions
}) {
  const isLive = version.to === undefined
  return (
    <RowMenu
      label={`version ${version.revision}`}
      items={[
        { label: 'Show the rules', onSelect: () => show(version) },
        { label: 'Try a case with it', onSelect: () => tryCase(version) },
        ...(restore
          ? [
              {
                label: 'Restore',
                disabledReason: isLive ? 'These rules are live' : undefined,
                onSelect: () => restore(version),
              },
            ]
          : []),
      ]}
    />
  )
}
