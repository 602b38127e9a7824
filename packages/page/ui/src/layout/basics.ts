import { chakra } from '../theme/chakra.ts'

export const Heading = chakra('h2', 'heading')
export const Code = chakra('code', 'code')
/** Placeholder for loading content. */
export const Skeleton = chakra('div', 'skeleton')
export const Spinner = chakra('span', 'spinner')
