import { updateComment } from '@portal/contract/resources/change-request-endpoints.ts'
import { isOpenRequest } from '@portal/contract/resources/change-request-rules.ts'
import type { ChangeRequest, Comment } from '@portal/contract/resources/change-request-schemas.ts'
import { perform, useAttempt, useOpenedForm } from '@portal/portal-app'
import { Box, Button, ErrorNotice, HStack, Moment, Stack, Text } from '@portal/ui'
import { CommentForm } from './comment-form.tsx'

interface ThreadProps {
  readonly request: ChangeRequest
  readonly first: Comment
  readonly answers: readonly Comment[]
  readonly mayComment: boolean
}

interface SaidProps {
  readonly comment: Comment
  readonly request: ChangeRequest
}

/** The draft of an open request can be edited, which can change the text at the commented line. */
const isBeforeEdit = ({ createdAt }: Comment, request: ChangeRequest) =>
  isOpenRequest(request) && Date.parse(createdAt) < Date.parse(request.version.updatedAt)

const lineInWords = ({ comment, request }: SaidProps) =>
  isBeforeEdit(comment, request) ? `line ${comment.line} before the last edit` : `line ${comment.line}`

const Said = ({ comment, request }: SaidProps) => (
  <Stack gap="0">
    <Text fontSize="sm" color="fg.muted">
      {comment.author.name}, <Moment at={comment.createdAt} relative />
      {comment.line !== null && ` · ${lineInWords({ comment, request })}`}
    </Text>
    <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
      {comment.text}
    </Text>
  </Stack>
)

/** A comment with its replies, which can be resolved and reopened. */
export function Thread({ request, first, answers, mayComment }: ThreadProps) {
  const { isOpen, close, opener } = useOpenedForm()
  const isResolved = first.resolvedAt !== null
  const { attempt, failure, isBusy } = useAttempt()
  const resolve = () =>
    attempt(async () => {
      await perform(updateComment, {
        params: { changeRequestId: request.id, commentId: first.id },
        body: { isResolved: !isResolved },
      })
    })
  const said = (
    <Stack gap="3">
      <Said comment={first} request={request} />
      {answers.map((answer) => (
        <Box key={answer.id} paddingInlineStart="4" borderInlineStartWidth="2px">
          <Said comment={answer} request={request} />
        </Box>
      ))}
    </Stack>
  )
  return (
    <Stack
      as="section"
      gap="3"
      aria-label={`Thread of ${first.author.name}`}
      borderTopWidth="1px"
      paddingTop="3"
    >
      {isResolved ? (
        <details>
          <Box as="summary" cursor="pointer" color="fg.muted">
            Resolved by {first.resolvedBy?.name}: {first.text.slice(0, PREVIEW)}
          </Box>
          {said}
        </details>
      ) : (
        said
      )}
      {mayComment && (
        <HStack gap="2" wrap="wrap">
          <Button size="sm" {...opener}>
            Reply
          </Button>
          <Button size="sm" variant="ghost" loading={isBusy} onClick={() => void resolve()}>
            {isResolved ? 'Reopen' : 'Resolve'}
          </Button>
        </HStack>
      )}
      {failure && <ErrorNotice error={failure} />}
      {isOpen && mayComment && (
        <CommentForm
          request={request}
          replyTo={first.id}
          label={`Reply to ${first.author.name}`}
          submitLabel="Reply"
          onDone={close}
        />
      )}
    </Stack>
  )
}

/** How much of a collapsed thread is shown. */
const PREVIEW = 60
