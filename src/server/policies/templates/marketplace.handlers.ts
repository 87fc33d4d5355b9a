import { Clock, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { MarketplaceGroup } from '../../../contract/marketplace.ts'
import { fileResponse } from '../../files/serving.ts'
import { answer } from '../../http/calls.ts'
import { jsonReply, notFound } from '../../http/envelope.ts'
import { rowsOf } from '../../store/database.ts'
import { managingAnything } from '../guards.ts'
import { printed } from '../paper/printing.ts'
import { templates, templateText } from './templates.store.ts'

const calls = MarketplaceGroup.endpoints

/** § 7 GET marketplace/hrDocumentTemplates: the newest version of each, whole, so that it can be read before it is used. */
const listTemplates = answer(calls.hrDocumentTemplates, function* () {
  const caller = yield* managingAnything
  const [row] = yield* rowsOf(caller, templates)
  return jsonReply(row?.body ?? '[]')
})

/** § 7 GET marketplace/hrDocumentTemplates/{id}/File: the same to be printed. */
const templateFile = answer(calls.hrDocumentTemplateFile, function* ({ params: { id } }) {
  const caller = yield* managingAnything
  const [found] = yield* rowsOf(caller, templateText(id, null))
  if (found === undefined) return yield* Effect.fail(notFound)
  const { title, content, version } = found
  const madeUtc = new Date(yield* Clock.currentTimeMillis).toISOString()
  const state = `Template, version ${version}`
  const policy = {
    title,
    content,
    // Its texts are ours, and have none.
    images: new Map<string, Uint8Array>(),
    state,
    sha256: null,
    clientName: '',
    logo: undefined,
    timeZone: caller.timeZone,
    locale: caller.locale,
    madeUtc,
  }
  const bytes = yield* printed({ kind: 'policy', policy })
  return fileResponse({ bytes, name: `${title} template.pdf`, contentType: 'application/pdf', isInline: true })
})

export const marketplaceHandlers = HttpApiBuilder.group(Api, 'marketplace', (handlers) =>
  handlers.handleAll({ hrDocumentTemplates: listTemplates, hrDocumentTemplateFile: templateFile }),
)
