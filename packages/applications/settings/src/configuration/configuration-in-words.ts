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

/** One value of the configuration as somebody reads it. */
export const valueInWords = <N extends Name>(name: N, values: Pick<ConfigurationValues, N>): string =>
  WORDS[name](values[name])

const USUAL: ConfigurationValues = {
  ...USUAL_CONFIGURATION,
  fallbackChannels: [...USUAL_CONFIGURATION.fallbackChannels],
}

/** What a value usually is, in words; nothing where it is just that. */
export function usuallyInWords(name: Name, values: ConfigurationValues): string | undefined {
  const usual = valueInWords(name, USUAL)
  return valueInWords(name, values) === usual ? undefined : usual
}

const EFFECTS: { readonly [N in Name]: (before: string, after: string) => string } = {
  defaultDecision: (before, after) => `Where no rule holds: ${after}. So far: ${before}.`,
  fallbackChannels: (before, after) =>
    `Where no rule holds, the proof is taken by ${after}. So far: ${before}.`,
  maxIdvPerDay: (before, after) => `${after} verifications a day for one consumer. So far: ${before}.`,
  rememberDeviceDays: (before, after) =>
    `Devices are remembered: ${after}. So far: ${before}. It holds for those remembered already, too.`,
  ruleTimeoutMs: (before, after) => `The rules may take ${after}. So far: ${before}.`,
  onEngineError: (before, after) => `When the rules cannot be asked: ${after}. So far: ${before}.`,
}

/** What a change of the configuration does, a sentence for each value. */
export const effectOf = (before: ConfigurationValues, after: ConfigurationValues): readonly string[] =>
  CONFIGURATION_NAMES.flatMap((name) => {
    const [was, is] = [valueInWords(name, before), valueInWords(name, after)]
    return was === is ? [] : [EFFECTS[name](was, is)]
  })
