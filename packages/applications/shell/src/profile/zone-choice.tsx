import type { ControlProps } from '@portal/ui'
import { Combobox } from '@portal/ui/form'
import { useState } from 'react'
import { zoneOptions } from './zone-labels.ts'

interface ZoneChoiceProps {
  readonly control: ControlProps
  readonly zone: string
  onChoose(zone: string): void
}

/** The time zones, found by typing part of a name or an offset. */
export function ZoneChoice({ control, zone, onChoose }: ZoneChoiceProps) {
  const [options] = useState(zoneOptions)
  return (
    <Combobox
      ties={control}
      label="Time zone"
      options={options}
      value={zone}
      readOnly={false}
      onChange={(value) => options.some((option) => option.value === value) && onChoose(value)}
    />
  )
}
