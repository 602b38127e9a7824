import { createRelease } from '@portal/contract/releases/release-endpoints.ts'
import { Can, RecordActions } from '@portal/portal-app'
import { DetailsList, Moment, Text, TextLink } from '@portal/ui'
import { canaryActions } from '../bundle/bundle-actions.ts'
import { type BundleRow, shortName } from '../bundle/bundle-row.ts'
import { newReleaseAddress } from '../release/new-release-address.ts'
import { outlookInWords, reachInWords, stepsInWords } from '../release/release-words.ts'
import { SourceNote } from '../source/source-note.tsx'
import { figuresOf } from './figures-of.ts'
import { JudgedPanel } from './judged-panel.tsx'

/** A running canary: its reach, its figures beside the stable version's, and its actions. */
export function CanaryPanel({ row, isFrozen }: { row: BundleRow; isFrozen: boolean }) {
  const { bundle, canary, stable, state, approvers = [] } = row
  const source = row.canaryFacts?.source
  if (!canary) return null
  return (
    <JudgedPanel
      label={`Canary of ${shortName(bundle)}`}
      heading={`${shortName(bundle)} ${canary.version}`}
      state={state}
      beside="stable"
      actions={<RecordActions actions={canaryActions} record={row} />}
    >
      <Text>{outlookInWords(row, isFrozen)}</Text>
      {row.canaryFacts?.check === 'missing' && (
        <Can call={createRelease}>
          <Text>
            It has no passed check.{' '}
            <TextLink underlined to={newReleaseAddress(bundle, canary.version)}>
              Promote it in a new release
            </TextLink>
            , which asks why.
          </Text>
        </Can>
      )}
      <DetailsList
        items={[
          { label: 'Reaches', value: `${reachInWords(canary)}; ${stepsInWords(canary)}` },
          { label: 'Since', value: state && <Moment at={state.since} relative /> },
          ...(approvers.length > 0 ? [{ label: 'Approved by', value: approvers.join(', ') }] : []),
          ...(source ? [{ label: 'Built from', value: <SourceNote source={source} /> }] : []),
          ...(state ? figuresOf(state, `Canary ${canary.version}`, `Stable ${stable}`) : []),
        ]}
      />
    </JudgedPanel>
  )
}
