import { lint } from './tools.ts'

process.exitCode = lint({ write: process.argv.includes('--write') }) ? 0 : 1
