const PNG_SIGNATURE = 8
/** End-of-file marker of a PDF. */
const PDF_TAIL = 1024

/** A PNG is its signature and chunks, first the one with its size, last an empty one. */
function isCompletePng(bytes: Buffer): boolean {
  let isPicture = false
  for (let at = PNG_SIGNATURE; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (at === PNG_SIGNATURE && name !== 'IHDR') return false
    if (name === 'IDAT') isPicture = true
    if (name === 'IEND') return isPicture
  }
  return false
}

const START_OF_SCAN = 0xda
/** Start of a frame, in any of its variants; the three excluded codes mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** A JPEG is segments that begin with their length, a frame among them, then the scan and the end marker. */
function isCompleteJpeg(bytes: Buffer): boolean {
  let hasFrame = false
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker === START_OF_SCAN) return hasFrame && bytes.indexOf(Buffer.from([0xff, 0xd9]), at) > 0
    else {
      hasFrame ||= isFrame(marker)
      at += 2 + bytes.readUInt16BE(at + 2)
    }
  }
  return false
}

/** A PDF names the place of its cross-reference table at its end. */
function isCompletePdf(bytes: Buffer): boolean {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - PDF_TAIL))
  return /startxref\s+\d+\s+%%EOF/.test(tail)
}

const CHECKS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/png': isCompletePng,
  'image/jpeg': isCompleteJpeg,
  'application/pdf': isCompletePdf,
}

/** Whether a file that begins like its type is also built like it: a signature is easily put before other content. */
export const isComplete = (contentType: string, bytes: Buffer): boolean =>
  CHECKS[contentType]?.(bytes) ?? true
