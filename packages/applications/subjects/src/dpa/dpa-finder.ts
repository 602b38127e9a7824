import { findDpa, listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import { recordCommands, recordFinder } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'
import { dpaActions } from './dpa-actions.ts'
import { nameOfDpa } from './dpa-name.ts'

const one = { read: findDpa, input: (dpaId: string) => ({ params: { dpaId } }) }

export const finder = recordFinder({
  list: listDpas,
  one,
  hit: (dpa) => ({
    to: linkTo(routes.dpaDetails, { subjectId: dpa.subjectId, dpaId: dpa.id }),
    title: nameOfDpa(dpa),
    detail: dpa.subjectName,
  }),
  commands: recordCommands({ ...one, actions: dpaActions }),
})
