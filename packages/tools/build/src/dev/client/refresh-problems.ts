import './development-page.ts'

/** Name of the package; inserted by the build. */
declare const __BUNDLE__: string

const source = `${__BUNDLE__}, while running its new code`

/** Called when a hot-updated module throws. */
export function handleRuntimeError(error: Error): void {
  console.error(error)
  developmentPage.showProblem(source, error.message)
}

export function clearRuntimeErrors(): void {
  developmentPage.clearProblem(source)
}
