import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { formatDateTime, type ImpactLine } from '@portal/ui'

type Applied = Pick<
  ChangeRequest,
  'kind' | 'versionNumber' | 'currentVersionNumber' | 'mergeObstacle' | 'applyWhen' | 'applyAt'
>

/** What applying a request does: "consumers see version 3 instead of version 2". */
function effectOf({ kind, versionNumber, currentVersionNumber }: Applied, when = ''): string {
  if (kind === 'DELETE') return `version ${versionNumber} is ${when}deleted`
  const replaced = currentVersionNumber === null ? '' : ` instead of version ${currentVersionNumber}`
  return `consumers ${when}see version ${versionNumber}${replaced}`
}

/** What a deletion means for consumers. */
function shownInstead({ kind, versionNumber, currentVersionNumber }: Applied): readonly ImpactLine[] {
  if (kind !== 'DELETE' || currentVersionNumber === null) return []
  return currentVersionNumber === versionNumber
    ? [{ danger: 'It is live: consumers then see the version published before it, if there is one.' }]
    : [`Consumers keep seeing version ${currentVersionNumber}.`]
}

/** Why a request is held back: a version that was published or deleted after it was opened. */
export function baseChangedInWords({
  currentVersionNumber,
}: Pick<ChangeRequest, 'currentVersionNumber'>): string {
  const live = currentVersionNumber === null ? 'nothing' : `version ${currentVersionNumber}`
  return `The live version has changed since this request was opened. Live now: ${live}.`
}

/** What a request with another base would undo. */
export const lossInWords = ({ versionNumber }: Pick<ChangeRequest, 'versionNumber'>): string =>
  `The changes that went live are lost unless version ${versionNumber} includes them.`

/** The effect of applying a request now, as lines. */
export function effectNow(request: Applied): readonly ImpactLine[] {
  const effect = effectOf(request, 'immediately ')
  return [`${effect.charAt(0).toUpperCase()}${effect.slice(1)}.`, ...shownInstead(request)]
}

/** Whether a request is applied later than its approval, at its time. */
export const isTimed = ({ applyAt }: Pick<ChangeRequest, 'applyAt'>): boolean =>
  applyAt !== null && Date.parse(applyAt) > Date.now()

/** What follows the last approval of a request, as lines. */
export function effectOfApproval(request: Applied): readonly ImpactLine[] {
  const { mergeObstacle, applyAt, applyWhen } = request
  if (mergeObstacle === 'VERSION_GONE')
    return ['It cannot be applied then: the version was published or deleted outside this request.']
  if (mergeObstacle === 'VERSION_IN_USE') return ['It cannot be applied then: a subject uses this version.']
  if (mergeObstacle === 'BASE_CHANGED')
    return ['It will be held back, not applied.', baseChangedInWords(request)]
  if (applyAt && isTimed(request))
    return [`On ${formatDateTime(applyAt)}, ${effectOf(request)}.`, ...shownInstead(request)]
  if (applyWhen === 'BY_HAND')
    return [`Once someone applies it, ${effectOf(request)}.`, ...shownInstead(request)]
  return effectNow(request)
}
