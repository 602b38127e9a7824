import type { ReactNode } from 'react'
import { chakra } from '../../theme/chakra.ts'
import type { JsonPanelProps } from './json-panel.tsx'
import type { JsonMode } from './use-json-mode.ts'

interface JsonOrFieldsProps extends Pick<JsonPanelProps, 'form' | 'clean' | 'attempt'> {
  json: JsonMode
  /** The fields. */
  children: ReactNode
}

/** The values of a form as JSON, once chosen and loaded; until then, its fields. */
export function JsonOrFields({ json, form, clean, attempt, children }: JsonOrFieldsProps) {
  const { Panel, refusals, setUnfinished } = json
  return (
    <>
      {Panel && <Panel form={form} clean={clean} attempt={attempt + refusals} onUnfinished={setUnfinished} />}
      {/* The fields stay mounted: the JSON text uses their labels and options. */}
      <chakra.div data-fields hidden={!!Panel} display="flex" flexDirection="column" gap="5">
        {children}
      </chakra.div>
    </>
  )
}
