import { checkTypes, typedFolders } from './tools.ts'

const results = await checkTypes(typedFolders())
process.exitCode = [...results.values()].every(Boolean) ? 0 : 1
