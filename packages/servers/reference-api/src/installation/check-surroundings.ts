import { identityProvider } from '@portal/server-common/identity/identity-provider.ts'
import { isSecureAddress } from '@portal/server-common/secure-addresses.ts'
import { z } from 'zod'
import type { Database } from '../database/tables.ts'
import { smtpProblem } from '../mail/mail-transport.ts'
import type { Settings } from '../settings.ts'
import { checkStorage } from './check-storage.ts'
import type { Finding } from './finding.ts'

const TIMEOUT_MS = 5000
const MAX_SKEW_SECONDS = 30

async function checkMail({ mail: { smtpUrl, from } }: Settings): Promise<Finding> {
  const about = 'Mail'
  if (smtpUrl === undefined)
    return {
      about,
      found: 'Emails are only stored.',
      mend: 'Set SMTP_URL and MAIL_FROM of the product API: invitations and password links are mailed.',
    }
  const problem = await smtpProblem(smtpUrl)
  if (problem === undefined)
    return { about, found: `The mail server accepts the portal; emails are from ${from}.` }
  return {
    about,
    found: `The mail server does not accept the portal (${problem}).`,
    mend: 'Correct the address, user or password in SMTP_URL, or start the mail server.',
  }
}

const KeySet = z.object({ keys: z.array(z.looseObject({})).min(1) })

/** The keys of the identity provider, and its clock, which tokens are dated by. */
async function checkKeys({ issuer, provider }: Settings): Promise<Finding> {
  const about = 'Identity provider'
  const causes: string[] = []
  const { facts } = identityProvider({ ...provider, IDENTITY_ISSUER: issuer }, (cause) => causes.push(cause))
  const { jwks: address } = await facts()
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { keys } = KeySet.parse(await response.json())
    const skew = Math.round(Math.abs(Date.now() - Date.parse(response.headers.get('date') ?? '')) / 1000)
    if (skew > MAX_SKEW_SECONDS)
      return {
        about,
        found: `Its clock and this machine's differ by ${skew} seconds.`,
        mend: 'Synchronize both clocks, for example with NTP: tokens would not be accepted.',
      }
    return { about, found: `${issuer} publishes ${keys.length === 1 ? 'a key' : `${keys.length} keys`}.` }
  } catch {
    return {
      about,
      found: ['There are no keys at', `${address}.`, ...causes].join(' '),
      mend: 'Start the identity provider, or correct IDENTITY_ISSUER. The product API must reach this address.',
    }
  }
}

function checkAddresses({ environment, portalOrigin, issuer, publicUrl }: Settings): Finding {
  const about = 'Addresses'
  const given = { PORTAL_ORIGIN: portalOrigin, IDENTITY_ISSUER: issuer, API_PUBLIC_URL: publicUrl }
  const plain = Object.entries(given).filter(([, address]) => !isSecureAddress(address ?? ''))
  if (environment !== 'PRODUCTION' || plain.length === 0)
    return { about, found: `People open the portal at ${portalOrigin}.` }
  const names = plain.map(([name]) => name).join(', ')
  return {
    about,
    found: `${names} ${plain.length === 1 ? 'is' : 'are'} not an https address.`,
    mend: 'Set the https address of the balancer: browsers keep sessions only on secure addresses.',
  }
}

/** Checks the address of the portal, and the services that the product API uses. */
export const checkSurroundings = (db: Database, settings: Settings): Promise<Finding[]> =>
  Promise.all([
    checkMail(settings),
    checkKeys(settings),
    checkStorage(db, settings),
    Promise.resolve(checkAddresses(settings)),
  ])
