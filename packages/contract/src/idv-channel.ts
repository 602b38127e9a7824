/** Channels to verify a consumer's identity. */
export const IDV_CHANNELS = ['EMAIL', 'SMS', 'ISSUER_APP', 'ISSUER_WEB', 'PASSKEY', 'EXT_AUTH'] as const
export type IdvChannel = (typeof IDV_CHANNELS)[number]

export const IDV_CHANNEL_LABELS: Record<IdvChannel, string> = {
  EMAIL: 'Email code',
  SMS: 'SMS code',
  ISSUER_APP: 'Issuer app',
  ISSUER_WEB: 'Issuer website',
  PASSKEY: 'Passkey',
  EXT_AUTH: 'External authentication',
}
