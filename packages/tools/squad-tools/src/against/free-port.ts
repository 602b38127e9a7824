import { createServer } from 'node:net'

/** Rejects with an `Error` when a port is in use. Call it before starting slow work. */
export const requireFreePort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        isTaken
          ? new Error(`Port ${port} is in use. Choose another one with --port or DEVELOPMENT_PORT.`)
          : error,
      )
    })
    server.listen(port, 'localhost', () => server.close(() => resolve()))
  })
