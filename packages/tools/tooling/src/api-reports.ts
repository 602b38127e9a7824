import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { repository } from './workspace.ts'

/** What squads build on: packages, and the report of each of their public surfaces. */
const SURFACES = {
  'packages/page/session': { session: 'src/index.d.ts' },
  'packages/page/ui': {
    ui: 'src/index.d.ts',
    'ui-content': 'src/content/index.d.ts',
    'ui-form': 'src/form/index.d.ts',
    'ui-frame': 'src/frame.d.ts',
    'ui-kit': 'src/kit.d.ts',
  },
  'packages/page/portal-app': {
    'portal-app': 'src/index.d.ts',
    'portal-app-checkout': 'src/checkout.d.ts',
    'portal-app-content': 'src/content.d.ts',
    'portal-app-form': 'src/form.d.ts',
  },
} as const

const SILENT = { default: { logLevel: ExtractorLogLevel.None } }

/** Inside the package, where its dependencies are found. */
const declarationsOf = (folder: string) => join(repository, folder, '.cache', 'declarations')

/**
 * Writes the types of a package and of what it is made of. That the types of some test cannot be named in a
 * declaration is an error to the compiler, but irrelevant here.
 */
function emitDeclarations(folder: string): void {
  const compiler = join(repository, 'packages/tools/tooling/node_modules/.bin/tsc')
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
          extends: join(repository, 'packages/tools/tooling/tsconfig.browser.json'),
          compilerOptions: { types: [] },
          files: [entry],
        },
      },
      apiReport: {
        enabled: true,
        // Props that a component takes are part of what it promises, exported or not.
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
  /** Only these folders, such as `packages/page/ui`; all when there are none. */
  readonly only?: readonly string[]
}

/** Compares public surfaces with their reports, and rewrites these when asked to; gives those that differ. */
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
    // Read by the compiler once for both surfaces of a package, which is most of the work.
    const compilerState = CompilerState.create(first, { additionalEntryPoints })
    return configurations
      .filter((configuration) => {
        const quiet = { showVerboseMessages: false, messageCallback: hush }
        return Extractor.invoke(configuration, { localBuild: write, compilerState, ...quiet })
          .apiReportChanged
      })
      .map(({ reportFilePath }) => reportFilePath.slice(repository.length + 1))
  })
}

/** The caller reports what has changed. */
function hush(message: { handled: boolean }): void {
  message.handled = true
}
