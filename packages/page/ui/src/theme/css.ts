import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/**
 * `css.raw(…)` around styles that are used in other files than the one they are in: the build, which makes the
 * rules, reads file by file and knows them by this name.
 */
export const css = { raw: <Styles extends SystemStyleObject>(styles: Styles): Styles => styles }
