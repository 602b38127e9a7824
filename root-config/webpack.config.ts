import { scriptBundle } from '@portal/tooling/src/webpack-preset.ts'

export default scriptBundle(import.meta.url, {
  // The order matters: the policy before any script is loaded, the loader before anything that uses it.
  entry: ['./src/trusted-types.ts', 'systemjs/dist/s.min.js', './src/start.ts'],
  // Alone in the document for those who come without a session.
  'sign-in': ['./src/go-to-sign-in.ts'],
  // Runs in a document of its own, which shows contents of others.
  preview: ['./src/preview/show-preview.ts'],
})
