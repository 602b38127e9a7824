import { control, textArea } from '../../styled-system/recipes/index.js'
import { chakra } from '../theme/chakra.ts'

export const Input = chakra('input', control)
export const TextArea = chakra('textarea', textArea)
