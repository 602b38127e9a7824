import { readSettings } from './settings.ts'
import { startApi } from './start-api.ts'

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The port of the product API is taken. Stop the other program, or set API_PORT.'
  }
  return error.message
}

try {
  const api = await startApi(readSettings(process.env))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void api.stop().finally(() => process.exit())
    })
  }
  console.info(`Product API ready at ${api.address}`)
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
