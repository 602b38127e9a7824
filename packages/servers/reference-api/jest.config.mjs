import { node } from '@portal/tooling/jest-preset.mjs'

export default {
  ...node,
  // These ship ES modules only; jest's module system needs CommonJS.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(jose|uuid|@seriousme\\+openapi-schema-validator|file-type|strtok3|token-types|uint8array-extras|@tokenizer\\+inflate|@borewit\\+text-codec)@)',
  ],
  // Some tests start the program several times, on a busy machine.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/src/testing/start-postgres.ts',
  globalTeardown: '<rootDir>/src/testing/stop-postgres.ts',
}
