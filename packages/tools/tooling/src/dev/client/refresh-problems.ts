import './development-page.ts'

/** Name of the package; written in by the build. */
declare const __BUNDLE__: string

const source = `${__BUNDLE__}, while its new code was run`

/** Called when a module throws that has just been exchanged. */
export function handleRuntimeError(error: Error): void {
  console.error(error)
  developmentPage.showProblem(source, error.message)
}

export function clearRuntimeErrors(): void {
  developmentPage.clearProblem(source)
}
