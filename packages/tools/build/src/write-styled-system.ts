import { codegen } from '@pandacss/node'
import { styleContext } from './style-context.ts'

// Writes the code that generates class names in the page.
await codegen(await styleContext())
