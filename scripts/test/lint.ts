import { lint } from './tools.ts'

process.exitCode = lint(process.argv.includes('--write')) ? 0 : 1
