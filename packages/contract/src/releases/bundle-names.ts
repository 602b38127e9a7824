import { z } from 'zod'

export const bundle = z
  .string()
  .regex(/^@[a-z][a-z0-9-]{0,49}\/[a-z][a-z0-9-]{0,49}$/, 'Must be a name such as @portal/users')
export const version = z
  .string()
  .regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}(-[\w.-]{1,80})?$/, 'Must be a version such as 1.5.0')
