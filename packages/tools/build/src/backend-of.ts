import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The program in an application's package that serves the squad's own calls, if there is one. */
export function backendOf(directory: string): string | undefined {
  const program = join(directory, 'src', 'backend.ts')
  return existsSync(program) ? program : undefined
}

/** Where the compiled backend is: `dist` is published, and belongs to the page. */
export const BUILT_BACKEND = 'dist-backend'
