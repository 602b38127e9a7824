export { applicationWithApi as default } from '@portal/tooling/jest-preset.mjs'
