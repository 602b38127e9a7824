import { node } from '@portal/tooling/jest-preset.mjs'

export default {
  ...node,
  globalSetup: '<rootDir>/src/testing/start-portal.ts',
  globalTeardown: '<rootDir>/src/testing/stop-portal.ts',
}
