import { changeInWords, wordIn } from '../changes-in-words.ts'
import { channelName } from '../profile/channel-name.ts'
import { CONFIGURATION_LABELS } from './configuration-labels.ts'
import { DECISION_WORDS } from './decision-words.ts'

/** Describes changes to the configuration with its screens' words. */
export const configurationChangeInWords = changeInWords(CONFIGURATION_LABELS, {
  defaultDecision: wordIn(DECISION_WORDS),
  onEngineError: wordIn(DECISION_WORDS),
  fallbackChannels: (value) => channelName(String(value)),
})
