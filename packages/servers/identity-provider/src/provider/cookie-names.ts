import type { IdentitySettings } from '../settings.ts'

/**
 * Names of the provider's cookies. They differ from the portal's own, since cookies ignore the port. Over TLS their
 * beginning makes the browser refuse what another host has set, or for a cookie of some paths only, what came without
 * TLS.
 */
export function cookieNames({ issuer }: Pick<IdentitySettings, 'issuer'>) {
  const [ofHost, ofPath] = issuer.startsWith('https:') ? ['__Host-', '__Secure-'] : ['', '']
  return {
    session: `${ofHost}idp_session`,
    interaction: `${ofPath}idp_interaction`,
    resume: `${ofPath}idp_resume`,
    /** Remembers whom this browser has signed in; the brake is less strict with it. */
    device: `${ofPath}idp_device`,
    /** Carries the one-time secret from the link of a mail to the form, so that it is in no address. */
    secret: `${ofPath}idp_secret`,
  }
}
