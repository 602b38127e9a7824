import { z } from 'zod'

export const serviceLevelSchemas = {
  getServiceLevel: { response: z.object({ days: z.number().int().min(1) }) },
}
