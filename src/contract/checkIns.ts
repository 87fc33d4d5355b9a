import { Schema } from 'effect'
import { HttpApiSchema } from 'effect/http-api'
import {
  CheckIn,
  CheckInActAsked,
  CheckInChanges,
  CheckInItem,
  CheckInOverview,
  CheckInRow,
  CheckInsAsked,
  CheckInsChanged,
  CheckInTemplate,
  CheckInTemplateUpdate,
  CheckInText,
  CheckInUpdate,
  Choosable,
  ItemSaved,
  NewCheckIn,
  NewCheckInComment,
  NewCheckInTemplate,
  NewSeries,
  Presence,
  SeriesChange,
  TextName,
  TextSaved,
} from '../domain/checkIns/nouns.ts'
import { CheckInCommentId, CheckInId, CheckInTemplateId, ItemId } from '../domain/kernel/ids.ts'
import { WindowAsked, windowOf } from '../domain/kernel/windows.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { ifMatch } from './paths.ts'
import { get, post, put, remove, tenantGroup } from './tenantGroup.ts'

const ofCheckIn = { id: CheckInId }
const ofTemplate = { id: CheckInTemplateId }
const errors = [Refusal403, Refusal404, Refusal409, Refusal422] as const
const reading = [Refusal403, Refusal404] as const

/** § 7 Check-ins. Beyond its six calls ours are listed in docs/decisions. */
export class CheckInsGroup extends tenantGroup(
  'checkIns',
  'Check-ins',
  get('list', '/checkIns', {
    query: { ...CheckInsAsked, ...WindowAsked },
    success: reply(Schema.Array(CheckInRow)),
    error: [Refusal403, Refusal422],
  }),
  get('window', '/checkIns/window', {
    query: { ...CheckInsAsked, ...WindowAsked },
    success: reply(windowOf(CheckInRow)),
    error: [Refusal403, Refusal422],
  }),
  get('count', '/checkIns/count', { query: CheckInsAsked, success: reply(Schema.Int), error: [Refusal403] }),
  get('csv', '/checkIns/csv', {
    query: CheckInsAsked,
    success: HttpApiSchema.StreamUint8Array({ contentType: ['text/csv'] }),
    error: [Refusal403],
  }),
  get('overview', '/checkIns/overview', {
    query: { person: CheckInsAsked.person },
    success: reply(CheckInOverview),
    error: [Refusal403],
  }),
  get('choices', '/checkIns/choices', { success: reply(Schema.Array(Choosable)), error: [Refusal403] }),
  post('create', '/checkIns', { payload: NewCheckIn, success: reply(CheckIn), error: errors }),
  // All of them or none, with what came of each.
  put('changeMany', '/checkIns/changes', {
    payload: CheckInChanges,
    success: reply(CheckInsChanged),
    error: [Refusal403],
  }),
  get('read', '/checkIns/:id', { params: ofCheckIn, success: reply(CheckIn), error: reading }),
  put('update', '/checkIns/:id', {
    params: ofCheckIn,
    payload: CheckInUpdate,
    success: reply(CheckIn),
    error: errors,
  }),
  remove('remove', '/checkIns/:id', { params: ofCheckIn, headers: ifMatch, success: Done, error: errors }),
  post('act', '/checkIns/:id/act', {
    params: ofCheckIn,
    payload: CheckInActAsked,
    success: reply(CheckIn),
    error: errors,
  }),
  put('saveText', '/checkIns/:id/texts/:name', {
    params: { ...ofCheckIn, name: TextName },
    payload: TextSaved,
    success: reply(CheckInText),
    error: errors,
  }),
  put('saveItem', '/checkIns/:id/items/:itemId', {
    params: { ...ofCheckIn, itemId: ItemId },
    payload: ItemSaved,
    success: reply(CheckInItem),
    error: errors,
  }),
  remove('removeItem', '/checkIns/:id/items/:itemId', {
    params: { ...ofCheckIn, itemId: ItemId },
    headers: ifMatch,
    success: Done,
    error: errors,
  }),
  post('comment', '/checkIns/:id/comments', {
    params: ofCheckIn,
    payload: NewCheckInComment,
    success: reply(CheckIn),
    error: errors,
  }),
  remove('removeComment', '/comments/:id', {
    params: { id: CheckInCommentId },
    success: reply(CheckIn),
    error: errors,
  }),
  post('presence', '/checkIns/:id/presence', { params: ofCheckIn, success: reply(Presence), error: reading }),
  get('invitation', '/checkIns/:id/invitation/File', {
    params: ofCheckIn,
    success: HttpApiSchema.StreamUint8Array({ contentType: ['text/calendar'] }),
    error: reading,
  }),
  post('createSeries', '/checkInSeries', {
    payload: NewSeries,
    success: reply(Schema.Array(CheckInRow)),
    error: errors,
  }),
  // By any of its check-ins: who may see that one may see the series.
  put('changeSeries', '/checkIns/:id/series', {
    params: ofCheckIn,
    payload: SeriesChange,
    success: reply(CheckIn),
    error: errors,
  }),
) {}

/** Ours: § 3 isTemplate, § 4 the list separates templates from check-ins. */
export class CheckInTemplatesGroup extends tenantGroup(
  'checkInTemplates',
  'Check-in templates',
  get('list', '/checkInTemplates', { success: reply(Schema.Array(CheckInTemplate)), error: [Refusal403] }),
  post('create', '/checkInTemplates', { payload: NewCheckInTemplate, success: reply(CheckInTemplate), error: errors }),
  put('update', '/checkInTemplates/:id', {
    params: ofTemplate,
    payload: CheckInTemplateUpdate,
    success: reply(CheckInTemplate),
    error: errors,
  }),
  remove('remove', '/checkInTemplates/:id', { params: ofTemplate, headers: ifMatch, success: Done, error: errors }),
) {}
