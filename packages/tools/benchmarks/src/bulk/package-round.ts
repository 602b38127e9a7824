import { countDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import { MAX_PACKAGED_DPAS } from '@portal/contract/subjects/subject-package.ts'
import { exportSubjects, importSubjects } from '@portal/contract/subjects/subject-package-endpoints.ts'
import { print } from '../figures.ts'
import { ndjsonFile } from './bench-rows.ts'
import { type BulkCaller, CHANGE_REASON, secondsOf, startedTask } from './bulk-caller.ts'
import { importFile } from './import-speed.ts'

/** The package that the memory is measured with, in megabytes. */
const PACKAGE_MB = 54

/** DPAs with the longest values, so that as many as a package can have make it large. */
const LARGE = {
  notes: '商'.repeat(1000),
  acquirerData: Array.from({ length: 20 }, (_, index) => ({
    acquirerIca: String(10_000_000_000 + index),
    acquirerMerchantId: `merchant-${index}`.padEnd(35, 'x'),
  })),
  subMerchantId: 'x'.repeat(64),
  paymentFacilitatorId: 'x'.repeat(64),
  threeDsDefaultData: {
    defaultAcquirerBin: '990000',
    defaultAcquirerMerchantId: 'x'.repeat(35),
    defaultMerchantCountryCode: 'PL',
    defaultMerchantCategoryCode: '5942',
  },
}

/** Exports an SRCI with as many DPAs as a package can have, and imports it. */
export async function measurePackage(caller: BulkCaller, subjectId: string): Promise<void> {
  const { body: before } = await caller.call(countDpas, { query: { subjectId } })
  const room = MAX_PACKAGED_DPAS - before.total
  await importFile(caller, subjectId, ndjsonFile('package', room, LARGE), 'ndjson')
  const reason = { changeReason: CHANGE_REASON }
  const asked = { subjectIds: [subjectId], view: 'draft' as const, include: ['DPAS' as const], ...reason }
  const exported = await caller.done(startedTask(await caller.call(exportSubjects, { body: asked })))
  secondsOf(exported)
  const [artifact] = exported.artifacts
  const megabytes = (artifact?.sizeBytes ?? 0) / 1_000_000
  print({ name: 'package', unit: 'MB', values: [megabytes], goal: PACKAGE_MB, higherIsBetter: true })
  const source = { exportTaskId: exported.id, mode: 'APPLY' as const, onConflict: 'UPDATE_DRAFT' as const }
  const imported = await caller.call(importSubjects, { body: { ...source, include: ['DPAS'], ...reason } })
  secondsOf(await caller.done(startedTask(imported)))
}
