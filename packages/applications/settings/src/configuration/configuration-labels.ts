import type { Labels } from '@portal/ui'

/** Field labels of the configuration in form and history. */
export const CONFIGURATION_LABELS = {
  defaultDecision: 'If no rule matches',
  fallbackChannels: 'Fallback channels',
  maxIdvPerDay: 'Daily verifications per consumer',
  rememberDeviceDays: 'Remember devices (days)',
  ruleTimeoutMs: 'Rule time limit (ms)',
  onEngineError: 'If rules cannot be evaluated',
} as const satisfies Labels
