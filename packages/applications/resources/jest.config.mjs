export { applicationWithApi as default } from '@portal/build/jest-preset.mjs'
