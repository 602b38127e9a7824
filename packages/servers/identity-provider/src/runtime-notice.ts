const { warn } = console

/**
 * oidc-provider warns about Node 20 when it is imported. Our tests prove that it works there, and the warning
 * would precede the one sentence that explains a failed start.
 */
console.warn = (...parts: unknown[]) => {
  if (!String(parts[0]).includes('Unsupported runtime')) warn(...parts)
}
