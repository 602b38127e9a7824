import { node } from '@portal/tooling/jest-preset.mjs'

export default {
  ...node,
  // Passwords are slow to check by design, and some tests start programs, on a busy machine.
  testTimeout: 60_000,
}
