/** The system's error code, such as `ENOENT`. */
export const systemCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
