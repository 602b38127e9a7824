import type { Labels } from '@portal/ui'

/** What the fields of the configuration are called, in its form and its history. */
export const CONFIGURATION_LABELS = {
  defaultDecision: 'Where no rule holds',
  fallbackChannels: 'Channels where no rule holds',
  maxIdvPerDay: 'Verifications a day for one consumer',
  rememberDeviceDays: 'Days a device is remembered',
  ruleTimeoutMs: 'Milliseconds the rules may take',
  onEngineError: 'When the rules cannot be asked',
} as const satisfies Labels
