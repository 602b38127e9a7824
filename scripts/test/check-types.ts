import { checkTypes } from './tools.ts'
import { typedPrograms } from './typed-programs.ts'

const results = await checkTypes(typedPrograms())
process.exitCode = [...results.values()].every(Boolean) ? 0 : 1
