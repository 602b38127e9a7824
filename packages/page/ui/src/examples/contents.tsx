import { Button, Stack, Text } from '@portal/ui'
import {
  type Complete,
  JsonDifference,
  TextDifference,
  TextEditor,
  type TextEditorHandle,
} from '@portal/ui/content'
import { Form, SourceField } from '@portal/ui/form'
import { useRef, useState } from 'react'
import { z } from 'zod'

const mail = `<p>Dear {{firstName}},</p>
<p>Your code is <b>{{otpCode}}</b>. It is valid for {{minutes}} minutes.</p>
<p>We will never ask you for it.</p>
`

const placeholders = [
  { label: '{{firstName}}', detail: 'Ana' },
  { label: '{{otpCode}}', detail: '123456' },
]

const completePlaceholder: Complete = (line) => {
  const [typed] = /\{\{\w*$/.exec(line) ?? []
  return typed === undefined ? undefined : { typed, options: placeholders }
}

/** Type two braces to see placeholders. */
export function EditorForHtml() {
  const [text, setText] = useState(mail)
  const editor = useRef<TextEditorHandle>(null)
  const at = text.indexOf('{{minutes}}')
  const problems = at < 0 ? [] : [{ from: at, to: at + '{{minutes}}'.length, message: 'Unknown placeholder' }]
  return (
    <Stack gap="2">
      <TextEditor
        ref={editor}
        label="Email body"
        language="html"
        text={text}
        problems={problems}
        complete={completePlaceholder}
        onChange={setText}
      />
      {problems.map(({ from, message }) => (
        <Button key={from} onClick={() => editor.current?.goTo(from)}>
          {message}
        </Button>
      ))}
    </Stack>
  )
}

export const ReadOnlyEditor = () => (
  <TextEditor label="Rounding" language="json" readOnly text={'{\n  "rounded": true,\n  "size": 12\n}'} />
)

const schema = z.object({ title: z.string(), body: z.string().min(1, 'Enter the body') })
const mailBefore = { title: 'Welcome', body: mail }

/** Change the last line and press "Save": someone else has changed the first two. */
export const SourceInForm = () => (
  <Form
    schema={schema}
    defaultValues={mailBefore}
    onSubmit={async () => ({
      theirs: { ...mailBefore, body: mail.replace('Dear', 'Hello').replace('valid', 'good') },
      by: 'Ana Ruiz',
    })}
  >
    <SourceField name="body" language="html" complete={completePlaceholder} hint="Shown to customers" />
  </Form>
)

const lines = Array.from({ length: 40 }, (_, index) => `Line ${index + 1} of the terms of use`)
const changed = lines.toSpliced(29, 2, 'Line 30 of the conditions of use').toSpliced(4, 0, 'A new line')

/** Select a line by its number. */
export function DifferenceByLine() {
  const [asked, setAsked] = useState<number>()
  const below = new Map([[5, <Text key="note">Why is this needed? Ana Ruiz</Text>]])
  return (
    <Stack gap="2">
      <TextDifference
        label="Version 3 and the draft"
        before={lines.join('\n')}
        after={changed.join('\n')}
        comments={{ below, onBegin: setAsked }}
      />
      <Text color="fg.muted">{asked ? `Comment requested on line ${asked}` : 'No line selected'}</Text>
    </Stack>
  )
}

export const DifferenceByStructure = () => (
  <JsonDifference
    label="The settings before and after"
    before={'{ "rounded": true, "size": 12, "brands": ["visa"] }'}
    after={'{\n  "size": 14,\n  "brands": ["visa", "amex"],\n  "rounded": true\n}'}
  />
)

export const DifferenceOfEqualTexts = () => <TextDifference label="Two texts" before="Same" after="Same" />
