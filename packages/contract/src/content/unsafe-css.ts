/** Constructs by which a style runs code or loads something; escapes could hide any of them. */
const UNSAFE = /@import|expression\s*\(|behavior\s*:|-moz-binding|\\|url\s*\((?!\s*['"]?#)/i

/** The first forbidden construct in a style. */
export const unsafeCss = (css: string): string | undefined => UNSAFE.exec(css)?.[0]
