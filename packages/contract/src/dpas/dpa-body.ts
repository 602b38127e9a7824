import { z } from 'zod'
import {
  address,
  bin,
  countryCode,
  email,
  line,
  mcc,
  origin,
  paragraph,
  phone,
  unique,
  url,
} from '../formats.ts'
import { defaultDpaConfig } from '../subjects/default-dpa-config.ts'
import { APPLICATION_TYPES } from '../subjects/subject-vocabulary.ts'
import { DEBIT_TOKEN_COUNTRY } from './dpa.ts'

export const srciDpaId = z
  .string()
  .trim()
  .min(1, 'This field is required')
  .max(255)
  .regex(/^[A-Za-z0-9._:-]+$/, 'Use letters, digits and . _ : -')

const APPLICATION_ID = /^[A-Za-z0-9._-]+$/

const dpaUri = z
  .string()
  .trim()
  .min(1, 'This field is required')
  .max(1024)
  .refine(
    (value) => APPLICATION_ID.test(value) || url.safeParse(value).success,
    'Must be an HTTPS URL or an application ID',
  )

const dpaData = z.strictObject({
  dpaName: line(1, 60),
  dpaPresentationName: line(1, 60),
  dpaUri,
  applicationType: z.enum(APPLICATION_TYPES),
  dpaLogoUri: url.optional(),
  originDomains: unique(z.array(origin).max(10)).default([]),
  dpaAddress: address.optional(),
  supportEmail: email.optional(),
  supportPhone: phone.optional(),
})

const merchantId = line(1, 35)

const acquirer = z.strictObject({
  acquirerIca: z.string().regex(/^\d{1,11}$/, 'Must be 1 to 11 digits'),
  acquirerBin: bin.optional(),
  acquirerMerchantId: merchantId,
})

const threeDsDefaultData = z
  .strictObject({
    defaultAcquirerBin: bin,
    defaultAcquirerMerchantId: merchantId,
    defaultMerchantCountryCode: countryCode,
    defaultMerchantCategoryCode: mcc,
  })
  .partial()

/** The editable part of a DPA, without its ID. Omitted checkout options are inherited. */
export const dpaFields = {
  dpaData,
  merchantCountryCode: countryCode,
  merchantCategoryCodes: unique(z.array(mcc).min(1).max(200)),
  acquirerData: z.array(acquirer).max(20).default([]),
  threeDsDefaultData: threeDsDefaultData.optional(),
  subMerchantId: line(1, 64).optional(),
  paymentFacilitatorId: line(1, 64).optional(),
  debitTokenRequested: z.boolean().default(false),
  ...defaultDpaConfig.shape,
  notes: paragraph(0, 1000).optional(),
}

type Ruled = Pick<
  z.output<z.ZodObject<typeof dpaFields>>,
  'dpaData' | 'merchantCountryCode' | 'debitTokenRequested'
>

/** Checks rules across fields even if single fields are invalid, so that all errors are reported at once. */
export const WITH_OTHERS = {
  when: ({ value }: z.core.ParsePayload) => typeof value === 'object' && value !== null,
}

/** Rules across fields, some of which may be missing or invalid. */
export function requireConsistent(body: Partial<Ruled>, context: z.core.$RefinementCtx): void {
  const { applicationType, originDomains } = body.dpaData ?? {}
  if (applicationType === 'WEB_BROWSER' && originDomains?.length === 0) {
    context.addIssue({
      code: 'custom',
      path: ['dpaData', 'originDomains'],
      message: 'Add at least one origin of the website',
      params: { reason: 'REQUIRED' },
    })
  }
  if (body.merchantCountryCode === DEBIT_TOKEN_COUNTRY && !body.debitTokenRequested) {
    context.addIssue({
      code: 'custom',
      path: ['debitTokenRequested'],
      message: 'Required for merchants in the United States',
    })
  }
}

/** A DPA as stored in draft and published copy, and in files. */
export const DpaBody = z.strictObject({ srciDpaId, ...dpaFields }).superRefine(requireConsistent, WITH_OTHERS)

export type DpaBody = z.output<typeof DpaBody>
