import type { FastifyReply } from 'fastify'
import { messageHeaders } from './security-headers.ts'

const STYLES = `html{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:28rem;margin:16vh auto 0;padding:0 1.5rem}
h1{font-size:1.25rem;line-height:1.3}`

interface Message {
  readonly status: number
  readonly title: string
  readonly text: string
}

/** Answers with a short message in a separate document, where the portal has no screen. */
export function sendMessage(reply: FastifyReply, { status, title, text }: Message): FastifyReply {
  return reply
    .status(status)
    .headers(messageHeaders(STYLES))
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLES}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Open the portal</a></p></main></body></html>\n`,
    )
}
