import { expect, test } from '@jest/globals'
import { startCommand } from './start-command.ts'

test('the command names the portal, and hands the token over in a variable', () => {
  expect(startCommand('https://portal.example', 't0k3n')).toBe(
    `export PACKAGES_TOKEN=t0k3n && npx --yes --@portal:registry=https://portal.example/packages/ '--//portal.example/packages/:_authToken=\${PACKAGES_TOKEN}' @portal/create my-application --url https://portal.example`,
  )
})
