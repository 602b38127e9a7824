import { codegen } from '@pandacss/node'
import { styleContext } from './style-context.ts'

// Writes the code that generates class names in the page.
const { panda } = await styleContext()
await codegen(panda)
