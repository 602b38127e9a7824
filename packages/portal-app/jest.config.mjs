import { browser } from '@portal/tooling/jest-preset.mjs'

export default { ...browser, setupFiles: ['<rootDir>/src/testing/portal-page.ts'] }
