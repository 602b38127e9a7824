import { SegmentedChoice } from '../../layout/segmented-choice.tsx'
import { chakra } from '../../theme/chakra.ts'
import { texts } from '../texts.ts'
import type { FormMode, JsonMode } from './use-json-mode.ts'

const options: readonly { value: FormMode; label: string }[] = [
  { value: 'form', label: texts.json.form },
  { value: 'json', label: texts.json.json },
]

/** Switches between the fields of a form and their values as JSON. */
export function JsonSwitch({ mode, choose, comeNear }: Pick<JsonMode, 'mode' | 'choose' | 'comeNear'>) {
  return (
    <chakra.div
      data-wide
      display="flex"
      justifyContent="flex-end"
      onPointerEnter={comeNear}
      onFocus={comeNear}
    >
      <SegmentedChoice label={texts.json.editAs} options={options} value={mode} onChange={choose} inline />
    </chakra.div>
  )
}
