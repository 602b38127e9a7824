import { systemBundle } from '@portal/build/src/webpack-preset.ts'

// Built separately, so that the other libraries import React instead of bundling a second copy.
export default [
  systemBundle(import.meta.url, {
    part: 'react',
    entries: { react: './src/react.ts' },
    provides: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
  }),
  systemBundle(import.meta.url, {
    part: 'others',
    entries: {
      'react-router-dom': './src/react-router-dom.ts',
      'react-query': './src/react-query.ts',
      rxjs: './src/rxjs.ts',
      'single-spa-react': './src/single-spa-react.ts',
      zod: './src/zod.ts',
      'react-hook-form': './src/react-hook-form.ts',
    },
    provides: [
      'react-router-dom',
      '@tanstack/react-query',
      'rxjs',
      'single-spa-react',
      'zod',
      'react-hook-form',
    ],
  }),
]
