import { runBackend } from '../backend/run-backend.ts'
import { feeBackend } from './fee-backend.ts'

await runBackend(feeBackend())
