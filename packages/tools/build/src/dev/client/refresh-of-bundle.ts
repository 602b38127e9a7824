import './development-page.ts'

/** Name of the package; inserted by the build. */
declare const __BUNDLE__: string

const { refreshRuntime } = developmentPage

// One runtime for all bundles of the page: React uses the last one registered.
export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
} = refreshRuntime

/** Bundles contain some of the same modules, and each must get its own copies back. */
export function register(type: unknown, id: string): void {
  refreshRuntime.register(type, `${__BUNDLE__} ${id}`)
}

/** Done once for the whole page. */
export function injectIntoGlobalHook(): void {}
