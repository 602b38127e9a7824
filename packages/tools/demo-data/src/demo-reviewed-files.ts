import type { DemoContext } from './demo-context.ts'
import type { DemoFile } from './demo-directories.ts'
import { demoClock } from './demo-entry.ts'
import { addDraft, bornFile, type FileLife, publishDraft, removeVersion } from './demo-file-life.ts'
import type { DemoPeople } from './demo-people.ts'
import {
  answerReview,
  askAgain,
  decide,
  openRequest,
  type RequestLife,
  remark,
  takeBack,
} from './demo-request-life.ts'

interface ReviewedFile {
  readonly life: FileLife
  readonly requests: RequestLife[]
}

interface Scene {
  readonly context: DemoContext
  readonly life: FileLife
  readonly approvalsNeeded: number
  by(who: keyof DemoPeople): { at: Date; by: DemoPeople[keyof DemoPeople] }
}

const QUESTIONS = [
  'Does this need to be announced to consumers beforehand?',
  'The second clause reads better now.',
  'Legal has seen the wording and agrees.',
  'Please keep the same order as in the English text.',
]
const WANTED = [
  'The notice period is missing in the third clause.',
  'Please use the wording that legal agreed to in March.',
  'The title differs from the one in the footer.',
]

/** Two or three comments: the author's, then the others'. */
function talk({ context, by }: Scene, requestLife: RequestLife, count: number): void {
  const speakers = ['editor', 'reviewer', 'admin'] as const
  for (const [place, who] of speakers.slice(0, count).entries()) {
    const text =
      QUESTIONS[(place + requestLife.versionNumber + requestLife.life.plan.name.length) % QUESTIONS.length]
    remark(context, requestLife, by(who), text ?? '')
  }
}

function ask(
  scene: Scene,
  number: number,
  title: string,
  kind: 'PUBLISH' | 'DELETE' = 'PUBLISH',
): RequestLife {
  const { context, life, approvalsNeeded } = scene
  return openRequest(context, life, { number, title, kind, approvalsNeeded }, scene.by('editor'))
}

/** All required approvals. */
function approve({ context, by, approvalsNeeded }: Scene, requestLife: RequestLife): void {
  for (const who of (['reviewer', 'admin'] as const).slice(0, approvalsNeeded))
    decide(context, requestLife, by(who), 'APPROVE', null)
}

/** A merged request, in ten cases after requested changes. */
function mergedRequest(scene: Scene, number: number, place: number): RequestLife {
  const { context, by } = scene
  const requestLife = ask(scene, number, `Publish ${scene.life.plan.name}, version ${number}`)
  talk(scene, requestLife, 3)
  if (place % 8 < 6 && place !== 9) {
    decide(context, requestLife, by('reviewer'), 'REQUEST_CHANGES', WANTED[place % WANTED.length] ?? '')
    if (place % 2 === 0) answerReview(context, requestLife, by('editor'), 'As the reviewer asked.')
    else askAgain(context, requestLife, by('editor'))
  }
  approve(scene, requestLife)
  return requestLife
}

/** The outcome of the newest draft, by file. */
type Ending = 'waits' | 'half approved' | 'to be deleted' | 'changes' | 'rejected' | 'withdrawn' | 'overtaken'

const ENDINGS: readonly Ending[] = [
  ...(['half approved', 'half approved', 'half approved', 'changes'] as const),
  ...(['rejected', 'withdrawn', 'changes', 'rejected'] as const),
  ...(['waits', 'waits', 'to be deleted', 'overtaken'] as const),
  ...(['changes', 'rejected', 'withdrawn', 'withdrawn'] as const),
]

function lastRequest(scene: Scene, ending: Ending, remarks: number): RequestLife {
  const { context, by, life } = scene
  const requestLife =
    ending === 'to be deleted'
      ? ask(scene, 1, `Delete ${life.plan.name}, version 1`, 'DELETE')
      : ask(scene, 3, `Publish ${life.plan.name}, version 3`)
  talk(scene, requestLife, remarks)
  if (ending === 'half approved') decide(context, requestLife, by('reviewer'), 'APPROVE', null)
  if (ending === 'changes') decide(context, requestLife, by('reviewer'), 'REQUEST_CHANGES', WANTED[0] ?? '')
  if (ending === 'rejected')
    decide(context, requestLife, by('admin'), 'REJECT', 'The change is not wanted any more.')
  if (ending === 'withdrawn') takeBack(context, requestLife, by('editor'), 'Will come with the next release.')
  return requestLife
}

/** Two drafts were in progress at the same time; the later one was merged first. */
function overtaken(scene: Scene): RequestLife[] {
  const { context, by, life } = scene
  addDraft(context, life, by('editor'))
  const early = ask(scene, 2, `Publish ${life.plan.name}, version 2`)
  talk(scene, early, 1)
  addDraft(context, life, by('editor'))
  const late = ask(scene, 3, `Publish ${life.plan.name}, version 3`)
  talk(scene, late, 3)
  approve(scene, late)
  approve(scene, early)
  return [early, late]
}

/** A file in a directory where each publication needs a change request. */
export function reviewedFile(
  context: DemoContext,
  people: DemoPeople,
  plan: DemoFile,
  place: number,
): ReviewedFile {
  const clock = demoClock(context, context.random(`file ${plan.name}`), 500)
  const by: Scene['by'] = (who) => ({ at: clock(), by: people[who] })
  const life = bornFile(context, plan, by('editor'))
  const scene = { context, life, by, approvalsNeeded: plan.dir === 'terms' ? 2 : 1 }
  publishDraft(context, life, 1, by('admin'), 'Taken over from the former content system.')
  const ending = ENDINGS[place] ?? 'waits'
  if (ending === 'overtaken') return { life, requests: overtaken(scene) }
  addDraft(context, life, by('editor'))
  const isMerged = place !== 6 && place !== 14
  if (!isMerged) removeVersion(context, life, 2, by('editor'), 'Superseded before it was published.')
  const requests = isMerged ? [mergedRequest(scene, 2, place)] : []
  addDraft(context, life, by('editor'))
  requests.push(lastRequest(scene, ending, place % 4 === 0 ? 2 : 3))
  return { life, requests }
}
