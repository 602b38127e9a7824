import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { repository } from './workspace.ts'

/** Packages that squads use, and the report of each public surface. */
const SURFACES = {
  'packages/page/session': { session: 'src/index.d.ts' },
  'packages/page/ui': {
    ui: 'src/index.d.ts',
    'ui-content': 'src/content/index.d.ts',
    'ui-plot': 'src/plot/index.d.ts',
    'ui-form': 'src/form/index.d.ts',
    'ui-frame': 'src/frame.d.ts',
    'ui-blocks': 'src/blocks.d.ts',
  },
  'packages/page/portal-app': {
    'portal-app': 'src/index.d.ts',
    'portal-app-checkout': 'src/checkout.d.ts',
    'portal-app-content': 'src/content.d.ts',
    'portal-app-form': 'src/form.d.ts',
  },
} as const

const SILENT = { default: { logLevel: ExtractorLogLevel.None } }

/** Inside the package, so that its dependencies resolve. */
const declarationsOf = (folder: string) => join(repository, folder, '.cache', 'declarations')

/**
 * Writes the declarations of a package and its sources. The compiler reports test types that cannot be named
 * in a declaration; that does not matter here.
 */
function emitDeclarations(folder: string): void {
  const compiler = join(repository, 'packages/tools/build/node_modules/.bin/tsc')
  const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly']
  const where = ['--rootDir', repository, '--outDir', declarationsOf(folder)]
  spawnSync(compiler, ['-p', folder, ...emit, ...where], {
    cwd: repository,
    shell: process.platform === 'win32',
  })
}

function configurationOf(folder: string, report: string, entry: string): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: join(repository, folder),
      mainEntryPointFilePath: entry,
      compiler: {
        overrideTsconfig: {
          extends: join(repository, 'packages/tools/build/tsconfig.browser.json'),
          compilerOptions: { types: [] },
          files: [entry],
        },
      },
      apiReport: {
        enabled: true,
        // Props are part of the public surface, exported or not.
        includeForgottenExports: true,
        reportFileName: report,
        reportFolder: join(repository, folder),
        reportTempFolder: declarationsOf(folder),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: SILENT,
        extractorMessageReporting: SILENT,
        tsdocMessageReporting: SILENT,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(repository, folder, 'package.json'),
  })
}

interface Comparison {
  /** Rewrites the reports. */
  readonly write: boolean
  /** Only these folders, such as `packages/page/ui`; empty for all. */
  readonly only?: readonly string[]
}

/**
 * Compares public surfaces with their reports, rewriting them on request. Returns the reports that differ.
 */
export function compareSurfaces({ write, only = [] }: Comparison): string[] {
  const wanted = Object.entries(SURFACES).filter(([folder]) => only.length === 0 || only.includes(folder))
  return wanted.flatMap(([folder, surfaces]) => {
    emitDeclarations(folder)
    const configurations = Object.entries(surfaces).map(([report, file]) =>
      configurationOf(folder, report, join(declarationsOf(folder), folder, file)),
    )
    const [first, ...others] = configurations
    if (!first) return []
    const additionalEntryPoints = others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath)
    // One compiler run for all surfaces of a package, since it is most of the work.
    const compilerState = CompilerState.create(first, { additionalEntryPoints })
    return configurations
      .filter((configuration) => {
        const quiet = { showVerboseMessages: false, messageCallback: silence }
        return Extractor.invoke(configuration, { localBuild: write, compilerState, ...quiet })
          .apiReportChanged
      })
      .map(({ reportFilePath }) => reportFilePath.slice(repository.length + 1))
  })
}

/** The caller prints what changed. */
function silence(message: { handled: boolean }): void {
  message.handled = true
}
