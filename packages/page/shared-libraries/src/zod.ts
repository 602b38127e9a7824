import { config } from 'zod'

// zod would try `new Function`, which the page's policy blocks.
config({ jitless: true })

export * as z from './zod-builders.ts'
