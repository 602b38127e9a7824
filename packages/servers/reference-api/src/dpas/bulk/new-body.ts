import { DpaBody } from '@portal/contract/dpas/dpa-body.ts'
import { v7 as uuid } from 'uuid'
import { parseBody } from '../../http/parse-input.ts'
import { mergeBody } from './merge-body.ts'

/** Returns the body of a new DPA. Throws the reason why the row cannot become one. */
export type NewBody = () => DpaBody

function parsed(given: Readonly<Record<string, unknown>>): DpaBody {
  const body = mergeBody({}, given)
  return parseBody(DpaBody, 'srciDpaId' in body ? body : { srciDpaId: uuid(), ...body })
}

/** Parses the fields of a new DPA now; each call of the result returns the body, or throws its problems. */
export function newBody(given: Readonly<Record<string, unknown>>): NewBody {
  try {
    const body = parsed(given)
    return () => body
  } catch (error) {
    return () => {
      throw error
    }
  }
}
