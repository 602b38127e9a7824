import { fileURLToPath } from 'node:url'
import { node } from '@portal/build/jest-preset.mjs'

// Shares the product API's files: both use one PostgreSQL when they are tested together.
const postgres = (what) =>
  fileURLToPath(new URL(`../reference-api/src/testing/${what}-postgres.ts`, import.meta.url))

export default {
  ...node,
  // Password checks are slow by design, and some tests start programs, on a busy machine.
  testTimeout: 60_000,
  globalSetup: postgres('start'),
  globalTeardown: postgres('stop'),
}
