import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import type { Caller } from '../../../contract/callers.ts'
import { CurrentCaller } from '../../../contract/middleware.ts'
import { SearchGroup } from '../../../contract/search.ts'
import { isWorthAsking } from '../../../domain/session/search/typed.ts'
import { answer } from '../../http/calls.ts'
import { jsonReply } from '../../http/envelope.ts'
import { rowsOf } from '../../store/database.ts'
import { searchWords } from '../../store/searchWords.ts'
import { inLatin, isMeant } from './letters.ts'
import { hits, textsInOtherLetters } from './search.store.ts'

const calls = SearchGroup.endpoints

const all = answer(calls.all, function* ({ query: { text } }) {
  const caller = yield* CurrentCaller
  if (!isWorthAsking(text)) return jsonReply('[]')
  const [row] = yield* rowsOf(caller, hits(caller, yield* typedBy(caller, text)))
  return jsonReply(row?.body ?? '[]')
})

/** With the names and titles that are meant by it, though they are written in other letters. */
const typedBy = Effect.fn(function* (caller: Caller, text: string) {
  const others = yield* rowsOf(caller, textsInOtherLetters)
  return {
    whole: text.trim(),
    words: searchWords(text.replace(betweenWords, ' ')).map((word) => {
      const latin = inLatin(word)
      return {
        forms: [...new Set([word, latin])],
        meant: others.flatMap((other) => (isMeant(latin, other.text) ? [other.text] : [])),
      }
    }),
  }
})

const betweenWords = /[^\p{L}\p{N}\p{M}]+/gu

export const searchHandlers = HttpApiBuilder.group(Api, 'search', (handlers) => handlers.handleAll({ all }))
