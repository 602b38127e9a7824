import { systemBundle } from '@portal/tooling/src/webpack-preset.ts'

export default systemBundle(import.meta.url)
