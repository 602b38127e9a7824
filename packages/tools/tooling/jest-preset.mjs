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
    // Sources of the portal lie among the libraries in a repository that has them as packages.
    '/node_modules/(?!\\.pnpm/|@portal/|(jose|uuid|single-spa|single-spa-react|lucide-react|csv-parse|csv-stringify|p-map|@noble/hashes)/)',
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

/** For applications: the same, in a page as the portal host writes it. */
export const application = {
  ...browser,
  setupFiles: ['@portal/portal-app/testing/portal-page.ts'],
}

/** The same beside the real API with its demo data, where a test signs in as one of the demo accounts. */
export const applicationWithApi = {
  ...application,
  // The cookies with the tokens are for pages that came over TLS.
  testEnvironmentOptions: { url: 'https://localhost' },
  globalSetup: here('../../servers/reference-api/src/testing/start-page-api.ts'),
  globalTeardown: here('../../servers/reference-api/src/testing/stop-page-api.ts'),
}
