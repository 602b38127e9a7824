import { fileURLToPath } from 'node:url'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/** Packages that are ES modules only, or import modules on demand; jest's module system needs CommonJS. */
const TRANSFORMED = [
  'jose',
  'uuid',
  'single-spa',
  'single-spa-react',
  'csv-parse',
  'csv-stringify',
  'marked',
  'p-map',
  '@noble/hashes',
  '@seriousme/openapi-schema-validator',
  'openid-client',
  'oauth4webapi',
  // `file-type` and its dependencies.
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer/inflate',
  '@borewit/text-codec',
  // `d3-scale`, `d3-shape` and their dependencies.
  'd3-[a-z-]+',
  'internmap',
  '@opentelemetry/otlp-exporter-base',
]

const shared = {
  runtime: here('jest-runtime.cjs'),
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
  transformIgnorePatterns: [
    // In a repository with packed packages, the portal's sources are in node_modules.
    `/node_modules/(?!\\.pnpm/|@portal/|(${TRANSFORMED.join('|')})/)`,
  ],
  extensionsToTreatAsEsm: [],
}

/** For packages that run in Node: servers, pure TypeScript and browser tests. */
export const node = { ...shared, testEnvironment: 'node' }

/** For packages that run in the page: jsdom, with the web APIs it lacks taken from Node. */
export const browser = {
  ...shared,
  testEnvironment: here('jest-browser-environment.cjs'),
  setupFilesAfterEnv: [here('jest-timeouts.cjs')],
  moduleNameMapper: { '\\.(woff2|css|svg)$': here('jest-asset.cjs') },
}

/** For applications: the same, in a page like the portal host's. */
export const application = {
  ...browser,
  setupFiles: ['@portal/portal-app/testing/portal-page.ts'],
}

/** The same with the real API and its demo data; a test signs in as one of the demo accounts. */
export const applicationWithApi = {
  ...application,
  // Token cookies are Secure, so the page must be https.
  testEnvironmentOptions: { url: 'https://localhost' },
  globalSetup: here('../../servers/reference-api/src/testing/start-page-api.ts'),
  globalTeardown: here('../../servers/reference-api/src/testing/stop-page-api.ts'),
}
