import { z } from 'zod'
import { readVariables } from '../read-variables.ts'
import { PROVIDER_VARIABLES, type ProviderVariables } from './provider-variables.ts'

/** The identity provider's settings from the environment. Throws an error whose message is one sentence naming the invalid variable. */
export const providerSettings = (environment: NodeJS.ProcessEnv): ProviderVariables =>
  readVariables(z.object(PROVIDER_VARIABLES), environment)
