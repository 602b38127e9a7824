import { relative } from 'node:path'
import webpack, { type Compilation, type Dependency, type ModuleGraph } from 'webpack'
import { repository } from './workspace.ts'

/** One use of a shared name: `z.string` of `zod` in some file. */
export interface NameUse {
  readonly from: string
  /** Dotted names; empty where the module is used as a whole. */
  readonly name: string
  /** The file that uses it, as a path from the root of the repository. */
  readonly file: string
}

/** webpack's dependency for a used import; its types export the class under no name. */
interface ImportedName extends Dependency {
  getIds(graph: ModuleGraph): string[]
  referencedPropertiesInDestructuring?: ReadonlySet<unknown>
}

const isImportedName = (dependency: Dependency): dependency is ImportedName =>
  'referencedPropertiesInDestructuring' in dependency

const requestOf = (dependency: Dependency): string | undefined =>
  'request' in dependency && typeof dependency.request === 'string' ? dependency.request : undefined

/** webpack alone would report `z` for `z.string()`, because it counts the object of a method call. */
function chainsOf(dependency: Dependency, graph: ModuleGraph): string[][] {
  if (isImportedName(dependency) && !dependency.referencedPropertiesInDestructuring) {
    return [dependency.getIds(graph)]
  }
  const referenced = dependency.getReferencedExports(graph, undefined)
  return referenced.map((one) => (Array.isArray(one) ? one : one.name))
}

/**
 * The names that a bundle uses from modules outside it. Call it after tree shaking: unused code and types do
 * not count.
 */
export function namesUsed({ modules, moduleGraph, chunkGraph }: Compilation): NameUse[] {
  return [...modules].flatMap((external) => {
    if (!(external instanceof webpack.ExternalModule)) return []
    return [...moduleGraph.getIncomingConnections(external)].flatMap((connection) => {
      const { originModule, dependency } = connection
      if (!originModule || !dependency || !connection.isActive(undefined)) return []
      if (chunkGraph.getNumberOfModuleChunks(originModule) === 0) return []
      // Several shared names can map to one module: the request tells them apart.
      const requested = requestOf(dependency)
      const file = relative(repository, originModule.nameForCondition() ?? '')
      return chainsOf(dependency, moduleGraph).map((chain) => ({
        from: requested ?? external.userRequest,
        name: chain.join('.'),
        file,
      }))
    })
  })
}
