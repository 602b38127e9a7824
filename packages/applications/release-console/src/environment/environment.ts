import { config } from '@portal/session'

/** The environment that this portal releases to; undefined without a release service. */
export const environment = config.releaseEnvironment

/** Input for calls about the environment. */
export const inEnvironment = { params: { environment: environment ?? '' } }
