import { scriptBundle } from '@portal/build/src/webpack-preset.ts'

export default scriptBundle(
  import.meta.url,
  {
    // The order matters: the policy before any script is loaded, the loader before its users.
    entry: ['./src/trusted-types.ts', 'systemjs/dist/s.min.js', './src/start.ts'],
    // Loaded alone, in the document for visitors without a session.
    'sign-in': ['./src/go-to-sign-in.ts'],
    // Runs in a separate document that shows untrusted content.
    preview: ['./src/preview/show-preview.ts'],
  },
  { later: './src/later.ts' },
)
