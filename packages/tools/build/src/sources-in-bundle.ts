import { resolve } from 'node:path'
import type { Compilation, StatsModule } from 'webpack'

/** Concatenated modules contain the original ones. */
const withInner = (module: StatsModule): StatsModule[] => [
  module,
  ...(module.modules ?? []).flatMap(withInner),
]

const modulesIn = (compilation: Compilation) =>
  compilation.getStats().toJson({
    all: false,
    modules: true,
    nestedModules: true,
    cachedModules: true,
    dependentModules: true,
    modulesSpace: Number.POSITIVE_INFINITY,
    nestedModulesSpace: Number.POSITIVE_INFINITY,
    groupModulesByAttributes: false,
    groupModulesByCacheStatus: false,
    groupModulesByExtension: false,
    groupModulesByLayer: false,
    groupModulesByPath: false,
    groupModulesByType: false,
  }).modules ?? []

/** Fonts, which are not modules. */
const copiedInto = (compilation: Compilation) =>
  compilation
    .getAssets()
    .flatMap(({ info }) => info.sourceFilename ?? [])
    .map((file) => resolve(compilation.compiler.context, file))

/** The source files in the output, without those dropped by tree shaking. */
export const sourcesInBundle = (compilation: Compilation): string[] => [
  ...modulesIn(compilation)
    .flatMap(withInner)
    .flatMap(({ nameForCondition }) => nameForCondition ?? []),
  ...copiedInto(compilation),
]
