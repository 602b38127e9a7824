import webpack, { type Compiler } from 'webpack'

/**
 * Gives lazily loaded chunks the integrity that the page's import map holds for them. The browser checks the
 * map's own entries through SystemJS; chunks are fetched by webpack's runtime, which knows nothing of the map.
 */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScriptIntegrity', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap('ScriptIntegrity', (source) =>
        [
          source,
          "script.crossOrigin = 'anonymous';",
          'var known = System.getImportMap().integrity[url];',
          'if (known) script.integrity = known;',
        ].join('\n'),
      )
    })
  }
}
