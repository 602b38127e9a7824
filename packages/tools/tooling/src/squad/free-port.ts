import { createServer } from 'node:net'

/** Rejects with a sentence when something listens at a port: asked before time is spent on what is to listen there. */
export const requireFreePort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`Port ${port} is taken. Choose another one with --port.`) : error)
    })
    server.listen(port, 'localhost', () => server.close(() => resolve()))
  })
