import { systemBundle } from '@portal/build/src/webpack-preset.ts'

export default systemBundle(import.meta.url, {
  entries: { entry: './src/index.ts' },
  provides: ['@portal/session'],
})
