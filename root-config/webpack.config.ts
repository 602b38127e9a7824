import { scriptBundle } from '@portal/tooling/src/webpack-preset.ts'

// The order matters: the policy before any script is loaded, the loader before anything that uses it.
export default scriptBundle(import.meta.url, [
  './src/trusted-types.ts',
  'systemjs/dist/system.min.js',
  './src/start.ts',
])
