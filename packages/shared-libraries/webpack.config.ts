import { systemBundle } from '@portal/tooling/src/webpack-preset.ts'
import { writeSharedEntries } from './src/shared-entries.ts'

const { react, ...others } = writeSharedEntries()

// Built apart: what bundles React here must not be what the other libraries get as React.
export default [
  systemBundle(import.meta.url, {
    part: 'react',
    entries: { react },
    provides: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
  }),
  systemBundle(import.meta.url, {
    part: 'others',
    entries: others,
    provides: ['react-router-dom', '@tanstack/react-query', 'rxjs', 'zod', 'react-hook-form'],
  }),
]
