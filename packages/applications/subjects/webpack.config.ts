import { systemBundle } from '@portal/build/src/webpack-preset.ts'

export default systemBundle(import.meta.url)
