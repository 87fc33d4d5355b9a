import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { agree } from './agreements.handlers.ts'
import { listCategories, removeCategory } from './categories.handlers.ts'
import { create, list, readDocument, remove, save } from './documents.handlers.ts'
import { compliance, count, counts, window } from './people.handlers.ts'
import { remind } from './reminding/reminding.handlers.ts'
import { changeSettings, review } from './reviewing.handlers.ts'
import { diff, readVersion } from './versions.handlers.ts'

export const policiesHandlers = HttpApiBuilder.group(Api, 'hrDocuments', (handlers) =>
  handlers.handleAll({
    list,
    create,
    categories: listCategories,
    removeCategory,
    read: readDocument,
    saveDraft: save,
    remove,
    diff,
    version: readVersion,
    agree,
    changeSettings,
    review,
    compliance,
    complianceWindow: window,
    complianceCount: count,
    complianceCounts: counts,
    remind,
  }),
)
