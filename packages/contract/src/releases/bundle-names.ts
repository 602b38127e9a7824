import { z } from 'zod'

export const bundle = z
  .string()
  .regex(/^@[a-z][a-z0-9-]{0,49}\/[a-z][a-z0-9-]{0,49}$/, 'Must be a name such as @portal/users')
export const version = z
  .string()
  .regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}(-[\w.-]{1,80})?$/, 'Must be a version such as 1.5.0')

/** A name of the import map. Never an address or an address prefix, which would affect all imports below it. */
export const moduleName = z
  .string()
  .max(150)
  .regex(
    /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(?:\/[a-z0-9][\w.-]*)*$/i,
    'Must be a name such as react or @portal/users/cards',
  )
