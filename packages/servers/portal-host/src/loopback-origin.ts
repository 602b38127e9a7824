/** This machine's names for itself. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * The configured origin, if a browser on this machine reached the host by another of the machine's names.
 * Cookies and the provider's return addresses know only the configured one.
 */
export function loopbackOrigin(origin: string | undefined, host = ''): string | undefined {
  const given = `http://${host}`
  if (origin === undefined || !URL.canParse(given)) return undefined
  const [asked, own] = [new URL(given), new URL(origin)]
  const isOther = asked.port === own.port && asked.hostname !== own.hostname
  return isOther && [asked, own].every(({ hostname }) => LOOPBACK.includes(hostname)) ? origin : undefined
}
