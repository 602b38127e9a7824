import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/**
 * `css.raw(…)` marks styles used outside the file that defines them: the build extracts rules file by file and
 * finds them by this name.
 */
export const css = { raw: <Styles extends SystemStyleObject>(styles: Styles): Styles => styles }
