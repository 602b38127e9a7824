import { z } from 'zod'
import { ENVIRONMENTS } from './account.ts'

export const Account = z.object({
  id: z.string().regex(/^[a-z0-9-]{3,40}$/),
  name: z.string().max(60),
  environment: z.enum(ENVIRONMENTS),
  productTitle: z.string().max(40),
  apiVersion: z.string(),
  features: z.record(z.string(), z.boolean()),
})

export const Dictionary = z.object({ values: z.array(z.string()) })

export const accountSchemas = {
  getAccount: { response: Account },
  getDictionary: { response: Dictionary },
}

export type Account = z.infer<typeof Account>
