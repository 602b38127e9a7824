import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser'
import { texts } from '../texts.ts'

const words = texts.json.faults

const sentences: Readonly<Record<string, string>> = {
  PropertyNameExpected: words.name,
  ValueExpected: words.value,
  ColonExpected: words.colon,
  CommaExpected: words.comma,
  CloseBraceExpected: words.brace,
  CloseBracketExpected: words.bracket,
  EndOfFileExpected: words.end,
  InvalidCommentToken: words.comment,
  UnexpectedEndOfComment: words.comment,
  UnexpectedEndOfString: words.string,
  InvalidNumberFormat: words.number,
  UnexpectedEndOfNumber: words.number,
  InvalidUnicode: words.escape,
  InvalidEscapeCharacter: words.escape,
  InvalidCharacter: words.character,
}

/** The parser's errors, as sentences that say what to do. */
export const sentenceFor = (error: ParseErrorCode): string =>
  sentences[printParseErrorCode(error)] ?? words.symbol
