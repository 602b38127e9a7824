import { IdvCase } from '@portal/contract/idv/idv-case.ts'
import { useKept } from '@portal/portal-app'
import { useState } from 'react'
import type { EditedCase } from './case-fields.tsx'

const FIRST: IdvCase = {
  operation: 'CHECKOUT',
  identityType: 'EMAIL_ADDRESS',
  country: 'PL',
  deviceRecognized: true,
  riskScore: 20,
  cardsInProfile: 1,
}

const isCase = (value: unknown): value is IdvCase => IdvCase.safeParse(value).success

/** Empty fields are omitted. */
const given = (edited: EditedCase) =>
  Object.fromEntries(Object.entries(edited).filter(([, value]) => value !== undefined))

/** The last tried case, stored on this device to try it against several versions. */
export function useKeptCase() {
  const kept = useKept('idvCase', isCase)
  const [edited, setEdited] = useState<EditedCase>(() => kept.get() ?? FIRST)
  const { data, error } = IdvCase.safeParse(given(edited))
  return {
    edited,
    /** The case, once all fields are valid. */
    complete: data,
    errors: Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []),
    edit(next: EditedCase) {
      setEdited(next)
      const { data: found } = IdvCase.safeParse(given(next))
      if (found) kept.set(found)
    },
  }
}
