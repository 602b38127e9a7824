import { codegen } from '@pandacss/node'
import { styleContext } from './style-context.ts'

// What the page looks class names up with, as code.
await codegen(await styleContext())
