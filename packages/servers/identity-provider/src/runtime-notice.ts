const { warn } = console

/**
 * oidc-provider warns about Node 20 while it is imported. Our tests prove that it works there, and the
 * warning would be in front of the one sentence that says why a start failed.
 */
console.warn = (...parts: unknown[]) => {
  if (!String(parts[0]).includes('Unsupported runtime')) warn(...parts)
}
