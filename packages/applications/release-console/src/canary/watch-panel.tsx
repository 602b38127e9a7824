import { RecordActions } from '@portal/portal-app'
import { DetailsList, Moment, Text } from '@portal/ui'
import { stableActions } from '../bundle/bundle-actions.ts'
import { type BundleRow, shortName } from '../bundle/bundle-row.ts'
import { figuresOf } from './figures-of.ts'
import { JudgedPanel } from './judged-panel.tsx'

const wayBack = { rollBack: stableActions.rollBack }

/** A promoted version that is still judged: until when, and its figures beside those of the version before it. */
export function WatchPanel({ row }: { row: BundleRow }) {
  const { bundle, stable, lastGood, watch } = row
  if (!watch) return null
  return (
    <JudgedPanel
      label={`Promotion of ${shortName(bundle)}`}
      heading={`${shortName(bundle)} ${stable}`}
      state={watch}
      beside="before"
      actions={<RecordActions actions={wayBack} record={row} />}
    >
      <Text>
        Watched until <Moment at={watch.until} />.{' '}
        {watch.problem === undefined
          ? `If it fails the canary criteria, everyone goes back to ${lastGood} automatically.`
          : `It is failing, but cannot be rolled back automatically: ${watch.problem}`}
      </Text>
      <DetailsList
        items={[
          { label: 'Promoted', value: <Moment at={watch.since} relative /> },
          ...figuresOf(watch, `Stable ${stable}`, `Before ${lastGood}`),
        ]}
      />
    </JudgedPanel>
  )
}
