const vm = require('node:vm')
const Runtime = require('jest-runtime')

const { compileFunction } = vm

/**
 * Compiles modules as scripts, since V8 reuses what it has compiled of a script for the next test file. Of functions
 * it reuses nothing, which costs a sixth of the time of a test run. Modules that import others on demand are
 * transformed to CommonJS, so scripts need no `importModuleDynamically`.
 */
vm.compileFunction = (source, parameters, options) => {
  if (!options?.parsingContext) return compileFunction(source, parameters, options)
  const head = `(function(${parameters.join(',')}){`
  const script = new vm.Script(`${head}${source}\n})`, {
    filename: options.filename,
    columnOffset: -head.length,
  })
  return script.runInContext(options.parsingContext)
}

module.exports = Runtime
