import { node } from '@portal/build/jest-preset.mjs'

export default {
  ...node,
  // Some tests start the program several times, on a busy machine.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/src/testing/start-postgres.ts',
  globalTeardown: '<rootDir>/src/testing/stop-postgres.ts',
}
