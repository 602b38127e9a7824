import { defineRecord } from '../record-facts.ts'

export const developerPortalUser = defineRecord({ history: 'devportalUser.get' })
