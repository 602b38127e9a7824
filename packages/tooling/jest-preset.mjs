import { fileURLToPath } from 'node:url'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))

const shared = {
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      fileURLToPath(import.meta.resolve('@swc/jest')),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // These ship ES modules only, and jest's own module system wants CommonJS.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(jose|uuid|single-spa|single-spa-react|lucide-react|csv-stringify)@)',
  ],
  extensionsToTreatAsEsm: [],
}

/** For packages that run in Node: servers, pure TypeScript and browser journeys. */
export const node = { ...shared, testEnvironment: 'node' }

/** For packages that run in the page: a DOM, with the web APIs that jsdom lacks taken from Node. */
export const browser = {
  ...shared,
  testEnvironment: here('jest-browser-environment.cjs'),
  setupFilesAfterEnv: [here('jest-patience.cjs')],
  moduleNameMapper: { '\\.(woff2|css|svg)$': here('jest-asset.cjs') },
}
