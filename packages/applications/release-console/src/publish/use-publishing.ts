import type { ResultOf } from '@portal/contract/endpoint.ts'
import { BUNDLE_MANIFEST, passedCheckIn } from '@portal/contract/releases/built-files.ts'
import type { PassedCheck } from '@portal/contract/releases/publish-facts.ts'
import { publishUpload } from '@portal/contract/releases/publish-upload.ts'
import { planVersion, publishVersion } from '@portal/contract/releases/release-endpoints.ts'
import { perform, useAttempt } from '@portal/portal-app'
import { call } from '@portal/session'
import { useState } from 'react'
import { inEnvironment } from '../environment/environment.ts'
import { type BuiltFolder, folderProblem, readFolder } from './built-folder.ts'

/** A built folder, and what the release service says about publishing it. */
export interface PlannedVersion {
  readonly folder: BuiltFolder
  readonly plan: ResultOf<typeof planVersion>
  /** The passed check of exactly these bytes that lies beside them. */
  readonly check: PassedCheck | undefined
}

export type Publication = ResultOf<typeof publishVersion>

type State =
  | { readonly step: 'choose'; readonly problem?: string }
  | { readonly step: 'look'; readonly planned: PlannedVersion }
  | { readonly step: 'done'; readonly publication: Publication }

const CHANGED = 'The folder changed while it was read. Choose it again.'

/** Reads a folder and asks the service about it. Throws `ApiError`, or a `DOMException` if it cannot be read. */
async function planFor(chosen: readonly File[]): Promise<PlannedVersion> {
  const folder = await readFolder(chosen)
  const { manifest, files } = folder
  const names = [...files.keys()].filter((name) => name !== BUNDLE_MANIFEST)
  const plan = await call(
    planVersion,
    { ...inEnvironment, body: { manifest, files: names } },
    { errors: 'here' },
  )
  return { folder, plan, check: passedCheckIn(folder.check, plan.digest) }
}

/** The steps of publishing: choose a folder, look at it, and see the result. */
export function usePublishing() {
  const [state, setState] = useState<State>({ step: 'choose' })
  const { attempt, failure, isBusy, forget } = useAttempt()

  async function look(chosen: readonly File[]): Promise<void> {
    const problem = folderProblem(chosen)
    if (problem) return setState({ step: 'choose', problem })
    setState({ step: 'choose' })
    try {
      setState({ step: 'look', planned: await planFor(chosen) })
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      setState({ step: 'choose', problem: CHANGED })
    }
  }

  async function send({ folder, plan: { name, version }, check }: PlannedVersion): Promise<void> {
    const input = { params: { name, version }, query: inEnvironment.params }
    const upload = publishUpload(folder.files, check ? { check } : {})
    setState({ step: 'done', publication: await perform(publishVersion, input, { upload }) })
  }

  return {
    state,
    failure,
    isBusy,
    choose: (chosen: readonly File[]) => void attempt(() => look(chosen)),
    publish: (planned: PlannedVersion) => void attempt(() => send(planned)),
    startOver() {
      forget()
      setState({ step: 'choose' })
    },
  }
}
