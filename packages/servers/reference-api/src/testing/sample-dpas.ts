import type { DpaWrite } from '@portal/contract/dpas/dpa-schemas.ts'
import type { z } from 'zod'

type Given = z.input<typeof DpaWrite>

/** Columns of a DPA file with the required values of a mobile application. */
export const DPA_FILE_HEADER =
  'srciDpaId,dpaName,dpaPresentationName,dpaUri,applicationType,merchantCountryCode,merchantCategoryCodes'

/** A website in Poland with required values only. */
export const sampleDpa = (changes: Partial<Given> = {}): Given => ({
  dpaData: {
    dpaName: 'Copper Lantern Books Ltd',
    dpaPresentationName: 'Copper Lantern Books',
    dpaUri: 'https://shop.copper-lantern-books.example',
    applicationType: 'WEB_BROWSER',
    originDomains: ['https://shop.copper-lantern-books.example'],
  },
  merchantCountryCode: 'PL',
  merchantCategoryCodes: ['5942'],
  ...changes,
})
