import { isTooDeep } from '@portal/contract/content/nesting.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'

const tooDeep = new ApiError('MALFORMED_REQUEST', { message: 'The request is nested too deeply.' })

/** Accepts only JSON; an empty body counts as no body. `onBody` receives each raw body. */
export function acceptJsonOnly(
  app: FastifyInstance,
  onBody: (request: FastifyRequest, text: string) => void = () => undefined,
): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    onBody(request, text)
    if (text === '') done(null, undefined)
    else if (isTooDeep(text)) done(tooDeep, undefined)
    else void parseJson(request, text, done)
  })
}
