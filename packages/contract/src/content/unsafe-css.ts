/** Ways in which a style runs code or reaches out; an escape could hide any of them. */
const UNSAFE = /@import|expression\s*\(|behavior\s*:|-moz-binding|\\|url\s*\((?!\s*['"]?#)/i

/** The first thing in a style that must not be there. */
export const unsafeCss = (css: string): string | undefined => UNSAFE.exec(css)?.[0]
