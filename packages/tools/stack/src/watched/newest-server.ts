import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '@portal/build/src/workspace.ts'
import type { Running } from '../supervision/keep-running.ts'
import { logFileOf, type Program, spawnServer } from '../supervision/server-process.ts'
import { openServerBundle, type ServerCode } from './server-bundle.ts'

/** Folder of a server's package. */
export const folderOf = ({ file }: Program): string => join(repository, file.slice(0, file.indexOf('/src/')))

/** A server that is rebuilt from its current sources on request. */
export function newestServer(program: Program, environment: Readonly<Record<string, string>>, logs: string) {
  const { name } = program
  const directory = folderOf(program)
  // Inside the package, so that Node resolves its dependencies.
  const output = join(directory, '.cache', name)
  const bundle = openServerBundle({ directory, file: join(repository, program.file), output })
  let running: Running | undefined
  let lastGood: ServerCode | undefined

  async function stop(): Promise<void> {
    const stopped = running
    running = undefined
    await stopped?.stop()
  }

  async function run(code: ServerCode): Promise<void> {
    await stop()
    rmSync(output, { recursive: true, force: true })
    mkdirSync(output, { recursive: true })
    for (const { path, contents } of code) writeFileSync(path, contents)
    const args = ['--enable-source-maps', join(output, 'server.js')]
    const server = await spawnServer(name, args, environment, logs)
    running = server
    lastGood = code
    void server.ended.then(() => {
      if (running !== server) return
      running = undefined
      console.error(`${name} exited; see ${logFileOf(name, logs)}. It restarts on the next change.`)
    })
  }

  return {
    /** Runs the newest code. Rejects when it has errors or cannot start; the previous code then keeps running. */
    async update(): Promise<void> {
      const code = await (await bundle).build()
      try {
        await run(code)
      } catch (error) {
        if (lastGood) await run(lastGood)
        throw error
      }
    },
    async stop(): Promise<void> {
      await stop()
      await (await bundle).close()
    },
  }
}
