import type { IdentitySettings } from '../settings.ts'

/**
 * Names of the provider's cookies. They differ from the portal's, since cookies ignore the port. Over TLS,
 * their prefixes make the browser refuse cookies that another host has set, or, for cookies with a path, that
 * came without TLS.
 */
export function cookieNames({ issuer }: Pick<IdentitySettings, 'issuer'>) {
  const [ofHost, ofPath] = issuer.startsWith('https:') ? ['__Host-', '__Secure-'] : ['', '']
  return {
    session: `${ofHost}idp_session`,
    interaction: `${ofPath}idp_interaction`,
    resume: `${ofPath}idp_resume`,
    /** Identifies the operator whom this browser has signed in; the brake is less strict with it. */
    device: `${ofPath}idp_device`,
    /** Carries the one-time secret from the link of an email to the form, so that no address contains it. */
    secret: `${ofPath}idp_secret`,
  }
}
