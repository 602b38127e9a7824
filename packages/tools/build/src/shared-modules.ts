/** A module that every bundle gets from the page instead of including it. */
interface SharedModule {
  /** The file that lists what is offered, as a path from the root of the repository. */
  readonly list: string
  /** The built file, when it is not named after the list. */
  readonly file?: string
  /** The one export whose members the list names. */
  readonly within?: string
  /** How a bundle loads it, as webpack's externals type. */
  readonly external: string
}

const REACT = 'packages/page/shared-libraries/src/react.ts'

/** Loaded before the bundle that imports it. */
const ahead = (name: string, list: string): SharedModule => ({ list, external: `system ${name}` })

/**
 * Shared modules that only some screens need. An ordinary external would be hoisted into the entry's
 * dependencies and load with the first screen; these load with the chunk that imports them.
 */
const whenNeeded = (name: string, list: string): SharedModule => ({ list, external: `import ${name}` })

/**
 * All shared modules. Parts of `@portal/ui` have separate names, because not everyone may import them, but
 * are one module in the page. Forms, content viewers and plots are chunks of it, so that all share one theme and one
 * style cache.
 */
export const SHARED_MODULES: Readonly<Record<string, SharedModule>> = {
  react: ahead('react', REACT),
  'react/jsx-runtime': ahead('react/jsx-runtime', REACT),
  'react-dom': ahead('react-dom', REACT),
  'react-dom/client': ahead('react-dom/client', REACT),
  'react-router-dom': ahead('react-router-dom', 'packages/page/shared-libraries/src/react-router-dom.ts'),
  '@tanstack/react-query': ahead(
    '@tanstack/react-query',
    'packages/page/shared-libraries/src/react-query.ts',
  ),
  rxjs: ahead('rxjs', 'packages/page/shared-libraries/src/rxjs.ts'),
  'single-spa-react': ahead('single-spa-react', 'packages/page/shared-libraries/src/single-spa-react.ts'),
  zod: {
    ...whenNeeded('zod', 'packages/page/shared-libraries/src/zod-builders.ts'),
    file: 'zod.js',
    within: 'z',
  },
  'react-hook-form': whenNeeded('react-hook-form', 'packages/page/shared-libraries/src/react-hook-form.ts'),
  '@portal/session': ahead('@portal/session', 'packages/page/session/src/index.ts'),
  '@portal/ui': ahead('@portal/ui', 'packages/page/ui/src/index.ts'),
  '@portal/ui/frame': ahead('@portal/ui', 'packages/page/ui/src/frame.ts'),
  '@portal/ui/blocks': ahead('@portal/ui', 'packages/page/ui/src/blocks.ts'),
  '@portal/ui/form': {
    list: 'packages/page/ui/src/form/index.ts',
    external: 'promise __system_context__.import("@portal/ui").then((ui) => ui.forms())',
  },
  '@portal/ui/content': {
    list: 'packages/page/ui/src/content/index.ts',
    external: 'promise __system_context__.import("@portal/ui").then((ui) => ui.contents())',
  },
  '@portal/ui/plot': {
    list: 'packages/page/ui/src/plot/index.ts',
    external: 'promise __system_context__.import("@portal/ui").then((ui) => ui.plots())',
  },
}

/** The externals of a bundle, without the shared modules it provides itself. */
export const externalsBut = (provides: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).flatMap(([name, { external }]) =>
      provides.includes(name) ? [] : [[name, external]],
    ),
  )
