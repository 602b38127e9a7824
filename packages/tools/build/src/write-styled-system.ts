import { codegen } from '@pandacss/node'
import { styleContext } from './style-context.ts'

// What the page generates class names with, as code.
await codegen(await styleContext())
