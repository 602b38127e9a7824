export { application as default } from '@portal/tooling/jest-preset.mjs'
