import { Box } from '@portal/ui'
import { BytesFailure } from '../content/bytes-failure.tsx'
import { FileDifference } from '../content/file-difference.tsx'
import { FilePreview } from '../content/file-preview.tsx'
import { HexHead } from '../content/hex-head.tsx'
import { MessagePreview } from '../content/message-preview.tsx'
import type { ShownFile } from '../content/shown-file.ts'
import { Thumbnail } from '../content/thumbnail.tsx'

const picture = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120"><circle cx="60" cy="60" r="50" fill="${color}"/></svg>`

const file = (name: string, contentType: string, content: string | null): ShownFile => ({
  name,
  contentType,
  content,
  sha256: `${name} ${content}`,
  sizeBytes: content?.length ?? 4096,
  downloadUrl: null,
})

const mail = `<h1>Your code</h1>
<p>Dear Ana, your code is <b>123456</b>.</p>
<p><a href="https://issuer.example/help">Help</a></p>
<img src="https://tracker.example/pixel.png"><script>alert(1)</script>`

export const Mail = () => (
  <MessagePreview
    label="Mail with a code"
    subject="Your code is 123456"
    html={mail}
    text="Your code is 123456."
  />
)

export const MailFromRightToLeft = () => (
  <MessagePreview
    label="Arabic mail"
    direction="rtl"
    subject="رمزك 123456"
    html="<p>رمزك هو <b>123456</b></p>"
  />
)

export const ShortMessage = () => <MessagePreview label="SMS" text="123456 is your code. Tell nobody." />

export const ImageFile = () => <FilePreview file={file('logo.svg', 'image/svg+xml', picture('teal'))} />

export const SmallPicture = () => (
  <Box width="7" height="7">
    <Thumbnail file={file('logo.svg', 'image/svg+xml', picture('teal'))} />
  </Box>
)

export const MarkupFile = () => <FilePreview file={file('terms.html', 'text/html', mail)} />

export const MarkdownFile = () => (
  <FilePreview file={file('help.md', 'text/markdown', '# Help\n\nCall *us*.')} />
)

export const JsonFile = () => (
  <FilePreview file={file('card.json', 'application/json', '{\n  "art": true\n}')} />
)

export const TextFile = () => (
  <FilePreview file={file('terms.txt', 'text/plain', 'First line\nSecond line')} />
)

export const PdfFile = () => <FilePreview file={file('terms.pdf', 'application/pdf', null)} />

export const FirstBytes = () => (
  <HexHead label="First bytes of data.bin" bytes={new Blob(['PK\x03\x04 some bytes'])} />
)

export const UnreadableFile = () => <BytesFailure onRetry={() => undefined} />

export const TwoImages = () => (
  <FileDifference
    label="The logo before and after"
    before={file('logo.svg', 'image/svg+xml', picture('teal'))}
    after={file('logo.svg', 'image/svg+xml', picture('orange'))}
  />
)

export const TwoTexts = () => (
  <FileDifference
    label="The terms before and after"
    before={file('terms.txt', 'text/plain', 'First line\nSecond line')}
    after={file('terms.txt', 'text/plain', 'First line\nAnother line')}
  />
)

export const TwoPages = () => (
  <FileDifference
    label="The help page before and after"
    before={file('help.md', 'text/markdown', '# Help\n\nCall *us*.')}
    after={file('help.md', 'text/markdown', '# Help\n\nWrite to *us*.')}
  />
)
