import { afterEach, expect, jest, test } from '@jest/globals'
import Fastify from 'fastify'
import { logRequest } from './request-log.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

test('the checks of a balancer are logged only when they fail', async () => {
  const said = jest.spyOn(console, 'info').mockReturnValue()
  let status = 200
  const app = Fastify()
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply))
  app.get('/health/ready', (_request, reply) => reply.status(status).send())
  await app.inject('/health/ready')
  expect(said).not.toHaveBeenCalled()
  status = 503
  await app.inject('/health/ready')
  expect(said).toHaveBeenCalledWith(expect.stringContaining('"route":"/health/ready","status":503'))
  await app.close()
})
