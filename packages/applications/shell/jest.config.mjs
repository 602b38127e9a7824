export { application as default } from '@portal/build/jest-preset.mjs'
