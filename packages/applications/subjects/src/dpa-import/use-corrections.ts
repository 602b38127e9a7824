import type { Correction } from '@portal/contract/tasks/task-row-schemas.ts'
import { isRecord } from '@portal/contract/typed-objects.ts'
import { useKept } from '@portal/portal-app'
import { useState } from 'react'
import { type Corrections, correctionKey } from './error-columns.tsx'

interface Kept {
  readonly taskId: string
  readonly corrections: readonly Correction[]
}

const isCorrection = (value: unknown): value is Correction =>
  isRecord(value) &&
  typeof value.row === 'number' &&
  typeof value.field === 'string' &&
  typeof value.value === 'string'

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value.taskId === 'string' &&
  Array.isArray(value.corrections) &&
  value.corrections.every(isCorrection)

const byPlace = (corrections: readonly Correction[]): Corrections =>
  new Map(corrections.map((one) => [correctionKey(one), one]))

/** Unchecked corrections survive a reload. Only those of the last corrected file are kept. */
export function useCorrections(taskId: string) {
  const device = useKept('corrections', isKept)
  const [corrections, setCorrections] = useState(() => {
    const kept = device.get()
    return byPlace(kept?.taskId === taskId ? kept.corrections : [])
  })
  const change = (next: Corrections) => {
    setCorrections(next)
    device.set(next.size === 0 ? undefined : { taskId, corrections: [...next.values()] })
  }
  return {
    corrections,
    correct(place: Pick<Correction, 'row' | 'field'>, value: string | undefined) {
      const next = new Map(corrections)
      if (value === undefined) next.delete(correctionKey(place))
      else next.set(correctionKey(place), { row: place.row, field: place.field, value })
      change(next)
    },
    forget: () => change(new Map()),
  }
}
