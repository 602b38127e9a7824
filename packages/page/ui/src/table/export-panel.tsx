import { useRef, useState } from 'react'
import { Button } from '../layout/button.tsx'
import { ProgressBar } from '../layout/progress-bar.ts'
import { SegmentedChoice } from '../layout/segmented-choice.tsx'
import { Drawer } from '../overlay/drawer.tsx'
import { failureOf } from '../overlay/failure-of.ts'
import { ErrorNotice, type ShownError } from '../page/error-notice.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { exportTexts } from './export-texts.ts'

const words = exportTexts

/** What to export, and how. */
export interface ExportChoice {
  readonly scope: 'matching' | 'selected'
  readonly columns: 'shown' | 'every'
  readonly format: 'csv' | 'json'
}

export interface ExportPanelProps {
  /** The name of the list. */
  label: string
  total: number
  capped: boolean
  selected: number
  /** Reads and saves; rejects with a message for the operator. */
  onExport(
    choice: ExportChoice,
    options: { onProgress(count: number): void; signal: AbortSignal },
  ): Promise<void>
  onClose(): void
}

interface ExportProgressProps {
  label: string
  count: number
  /** Unknown for a list that is too long to count. */
  goal: number | undefined
}

const ExportProgress = ({ label, count, goal }: ExportProgressProps) => (
  <div>
    <ProgressBar max={goal} value={goal && count} aria-label={words.title(label)} />
    <p role="status">{words.progress(count, goal)}</p>
  </div>
)

/** Asks for the rows, columns and format of an export, and shows its progress. */
export function ExportPanel({ label, total, capped, selected, onExport, onClose }: ExportPanelProps) {
  const [choice, setChoice] = useState<ExportChoice>({
    scope: selected > 0 ? 'selected' : 'matching',
    columns: 'shown',
    format: 'csv',
  })
  const [count, setCount] = useState<number>()
  const [failure, setFailure] = useState<ShownError>()
  const running = useRef<AbortController>(undefined)
  const asked = choice.scope === 'selected' ? selected : total
  // When all that match are selected, the selection is as large as the list.
  const goal = capped && asked === total ? undefined : asked

  async function start() {
    const controller = new AbortController()
    running.current = controller
    setFailure(undefined)
    setCount(0)
    try {
      await onExport(choice, { onProgress: setCount, signal: controller.signal })
      onClose()
    } catch (error) {
      if (!controller.signal.aborted) setFailure(failureOf(error))
    } finally {
      setCount(undefined)
    }
  }

  function close() {
    running.current?.abort()
    onClose()
  }

  return (
    <Drawer open label={words.title(label)} onClose={close}>
      <chakra.div display="flex" flexDirection="column" gap="5">
        <SegmentedChoice
          label={words.rows}
          value={choice.scope}
          options={[
            { value: 'matching', label: words.matching(total, capped) },
            ...(selected > 0 ? [{ value: 'selected' as const, label: words.selected(selected) }] : []),
          ]}
          onChange={(scope) => setChoice({ ...choice, scope })}
        />
        {choice.format === 'csv' && (
          <SegmentedChoice
            label={words.columns}
            value={choice.columns}
            options={[
              { value: 'shown', label: words.shown },
              { value: 'every', label: words.every },
            ]}
            onChange={(columns) => setChoice({ ...choice, columns })}
          />
        )}
        <SegmentedChoice
          label={words.format}
          value={choice.format}
          options={[
            { value: 'csv', label: words.csv },
            { value: 'json', label: words.json },
          ]}
          onChange={(format) => setChoice({ ...choice, format })}
        />
        {failure && <ErrorNotice error={failure} />}
        {count !== undefined && <ExportProgress label={label} count={count} goal={goal} />}
        <chakra.div display="flex" gap="2">
          <Button variant="solid" loading={count !== undefined} onClick={() => void start()}>
            {words.start}
          </Button>
          <Button onClick={close}>{texts.dialog.cancel}</Button>
        </chakra.div>
      </chakra.div>
    </Drawer>
  )
}
