import { Schema } from 'effect'
import { PersonRef } from '../domain/employees/nouns.ts'
import { PraiseId } from '../domain/kernel/ids.ts'
import { WindowAsked, windowOf } from '../domain/kernel/windows.ts'
import { ColleaguesAsked, Praise, PraiseAsked, PraiseGiven } from '../domain/praise/nouns.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { get, post, remove, tenantGroup } from './tenantGroup.ts'

/** Praise among colleagues. All ours. */
export class PraiseGroup extends tenantGroup(
  'praise',
  'Praise',
  get('window', '/praise', {
    query: { ...PraiseAsked, ...WindowAsked },
    success: reply(windowOf(Praise)),
    error: [Refusal422],
  }),
  get('count', '/praise/count', { query: PraiseAsked, success: reply(Schema.Int) }),
  // Whom the caller may praise, by name.
  get('colleagues', '/praise/colleagues', {
    query: { ...ColleaguesAsked, ...WindowAsked },
    success: reply(windowOf(PersonRef)),
    error: [Refusal422],
  }),
  post('give', '/praise', { payload: PraiseGiven, success: reply(Praise), error: [Refusal409, Refusal422] }),
  remove('takeBack', '/praise/:id', { params: { id: PraiseId }, success: Done, error: [Refusal403, Refusal404] }),
) {}
