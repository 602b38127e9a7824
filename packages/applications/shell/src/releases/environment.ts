import { config } from '@portal/session'

/** The environment that this portal's screens release to; nothing where no service for that is to be had. */
export const environment = config.releaseEnvironment

/** The input of the calls about it. */
export const inEnvironment = { params: { environment: environment ?? '' } }
