import { USUAL_CONFIGURATION } from '@portal/contract/idv/idv.ts'
import type { IdvConfiguration } from '@portal/contract/idv/idv-rule-schemas.ts'
import { keysOf } from '@portal/contract/typed-objects.ts'
import { formatCount, formatNumber } from '@portal/ui'
import { channelName } from '../profile/channel-name.ts'
import { DECISION_WORDS } from './decision-words.ts'

export type ConfigurationValues = Omit<IdvConfiguration, 'revision' | 'updatedAt' | 'updatedBy'>
type Name = keyof typeof USUAL_CONFIGURATION

export const CONFIGURATION_NAMES = keysOf(USUAL_CONFIGURATION)

const WORDS: { readonly [N in Name]: (value: ConfigurationValues[N]) => string } = {
  defaultDecision: (decision) => DECISION_WORDS[decision],
  fallbackChannels: (channels) => channels.map(channelName).join(', then '),
  maxIdvPerDay: (times) => `At most ${formatNumber(times)}`,
  rememberDeviceDays: (days) => (days === 0 ? 'Never' : formatCount(days, 'day')),
  ruleTimeoutMs: (milliseconds) => `${formatNumber(milliseconds)} ms`,
  onEngineError: (decision) => DECISION_WORDS[decision],
}

/** A value of the configuration as text. */
export const valueInWords = <N extends Name>(name: N, values: Pick<ConfigurationValues, N>): string =>
  WORDS[name](values[name])

const USUAL: ConfigurationValues = {
  ...USUAL_CONFIGURATION,
  fallbackChannels: [...USUAL_CONFIGURATION.fallbackChannels],
}

/** The default value as text; undefined if unchanged. */
export function usuallyInWords(name: Name, values: ConfigurationValues): string | undefined {
  const usual = valueInWords(name, USUAL)
  return valueInWords(name, values) === usual ? undefined : usual
}

const EFFECTS: { readonly [N in Name]: (before: string, after: string) => string } = {
  defaultDecision: (before, after) => `If no rule matches: ${after}. Before: ${before}.`,
  fallbackChannels: (before, after) => `Fallback channels: ${after}. Before: ${before}.`,
  maxIdvPerDay: (before, after) => `${after} verifications per consumer per day. Before: ${before}.`,
  rememberDeviceDays: (before, after) =>
    `Devices are remembered: ${after}. Before: ${before}. Also applies to devices already remembered.`,
  ruleTimeoutMs: (before, after) => `Rule time limit: ${after}. Before: ${before}.`,
  onEngineError: (before, after) => `If rules cannot be evaluated: ${after}. Before: ${before}.`,
}

/** The effect of a configuration change, one sentence per value. */
export const effectOf = (before: ConfigurationValues, after: ConfigurationValues): readonly string[] =>
  CONFIGURATION_NAMES.flatMap((name) => {
    const [was, is] = [valueInWords(name, before), valueInWords(name, after)]
    return was === is ? [] : [EFFECTS[name](was, is)]
  })
