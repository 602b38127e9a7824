import { createRequire } from 'node:module'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral from '@stoplight/spectral-core'
import { describeInterface } from '../http/openapi.ts'

// Runs as a separate program: one of the linters is ES modules only, which jest cannot load.
const document = describeInterface()

// Its types do not match those of the linter it was written for.
const { oas } = createRequire(import.meta.url)('@stoplight/spectral-rulesets')
const linter = new spectral.Spectral()
linter.setRuleset({ extends: [[oas, 'recommended']] })
const ofSpectral = (await linter.run(document)).map(
  ({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`,
)

const config = await createConfig({ extends: ['recommended'] })
const ofRedocly = (await lintFromString({ source: JSON.stringify(document), config })).map(
  ({ ruleId, message, location: [place] }) => `${ruleId} at ${place?.pointer}: ${message}`,
)

console.info(JSON.stringify({ ofSpectral, ofRedocly }))
