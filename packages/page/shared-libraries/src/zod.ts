import { config } from 'zod'

// zod would try `new Function`, which the policy of the page forbids.
config({ jitless: true })

export * as z from './zod-builders.ts'
