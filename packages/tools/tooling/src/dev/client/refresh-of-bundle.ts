import './development-page.ts'

/** Name of the package; written in by the build. */
declare const __BUNDLE__: string

const { refreshRuntime } = developmentPage

// One runtime for all bundles of the page: React takes orders from the last one that spoke to it.
export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
} = refreshRuntime

/** Bundles hold some of the same modules, and each must get its own copies back. */
export function register(type: unknown, id: string): void {
  refreshRuntime.register(type, `${__BUNDLE__} ${id}`)
}

/** Has been done for the whole page. */
export function injectIntoGlobalHook(): void {}
