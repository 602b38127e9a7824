import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Compilation } from 'webpack'
import { systemBundle } from '../webpack-preset.ts'

interface TestBuild {
  /** One sentence per error. */
  readonly errors: readonly string[]
  readonly compilation: Compilation
  /** The text of each built file, by name. */
  readonly files: Readonly<Record<string, string>>
}

/** A build with errors writes nothing. */
const textsIn = (folder: string) =>
  Object.fromEntries(
    (existsSync(folder) ? readdirSync(folder) : []).map((file) => [
      file,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  )

/** Builds an application from the given sources, starting at `app.ts`, in a temporary folder. */
export async function buildTestBundle(sources: Readonly<Record<string, string>>): Promise<TestBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bundle-'))
  for (const [file, text] of Object.entries(sources)) {
    const path = join(folder, 'src', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const configuration = systemBundle(pathToFileURL(join(folder, 'webpack.config.ts')).href)
  const compiler = webpack({ ...configuration, cache: false })
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((failure, stats) => {
        if (failure || !stats) return reject(failure ?? new Error('The build gave no result.'))
        resolve({
          errors: stats.compilation.errors.map(({ message }) => message),
          compilation: stats.compilation,
          files: textsIn(join(folder, 'dist')),
        })
      })
    })
  } finally {
    await new Promise((done) => compiler.close(done))
    rmSync(folder, { recursive: true })
  }
}
