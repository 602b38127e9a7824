import { checkTypes, typedFolders } from './tools.ts'

const wrong = typedFolders().filter((folder) => !checkTypes(folder))
process.exitCode = wrong.length === 0 ? 0 : 1
