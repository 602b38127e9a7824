import { relative } from 'node:path'
import webpack, { type Compilation, type Dependency, type ModuleGraph } from 'webpack'
import { repository } from './workspace.ts'

/** One use of a shared name: `z.string` of `zod` in some file. */
export interface NameUse {
  readonly from: string
  /** Names in a row, joined by dots; empty where the module is used as one object. */
  readonly name: string
  /** The file that uses it, as a path from the root of the repository. */
  readonly file: string
}

/** What webpack holds for an imported name that is used; its types have the class, but under no name. */
interface ImportedName extends Dependency {
  getIds(graph: ModuleGraph): string[]
  referencedPropertiesInDestructuring?: ReadonlySet<unknown>
}

const isImportedName = (dependency: Dependency): dependency is ImportedName =>
  'referencedPropertiesInDestructuring' in dependency

const requestOf = (dependency: Dependency): string | undefined =>
  'request' in dependency && typeof dependency.request === 'string' ? dependency.request : undefined

/** webpack alone would say `z` for `z.string()`: it counts what a method is called on. */
function chainsOf(dependency: Dependency, graph: ModuleGraph): string[][] {
  if (isImportedName(dependency) && !dependency.referencedPropertiesInDestructuring) {
    return [dependency.getIds(graph)]
  }
  const referenced = dependency.getReferencedExports(graph, undefined)
  return referenced.map((one) => (Array.isArray(one) ? one : one.name))
}

/**
 * The names that a bundle takes from modules outside it. Asked for once the chunks are made: what the tree was
 * shaken of, and what only types name, is no use.
 */
export function namesUsed({ modules, moduleGraph, chunkGraph }: Compilation): NameUse[] {
  return [...modules].flatMap((external) => {
    if (!(external instanceof webpack.ExternalModule)) return []
    return [...moduleGraph.getIncomingConnections(external)].flatMap((connection) => {
      const { originModule, dependency } = connection
      if (!originModule || !dependency || !connection.isActive(undefined)) return []
      if (chunkGraph.getNumberOfModuleChunks(originModule) === 0) return []
      // Several names can stand for one module: what the file asked for distinguishes them.
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
