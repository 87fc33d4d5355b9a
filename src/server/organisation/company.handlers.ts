import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { CompanyGroup } from '../../contract/company.ts'
import { changesOf } from '../../domain/audit/changes.ts'
import { namesOf } from '../../domain/kernel/record.ts'
import { companyFields } from '../../domain/organisation/company.fields.ts'
import { answered, recordChange } from '../audit/audit.store.ts'
import { change, read } from '../http/calls.ts'
import { changedMeanwhile } from '../http/envelope.ts'
import { callerWho } from '../http/gates.ts'
import { bodyOf } from '../store/body.ts'
import { company, companyToChange, saveCompany } from './company.store.ts'
import { companyMail, goLive, holdMail, settleHeld } from './companyMail.store.ts'

const calls = CompanyGroup.endpoints

const show = read(calls.show, function* () {
  yield* callerWho({ role: 'admin' })
  return company
})

/** In another zone every day stays the day it is (`keep_days` of migration 0048): what is due on the 3rd is due on the 3rd there. */
const update = change(calls.update, function* ({ payload: { version, ...to } }) {
  const caller = yield* callerWho({ role: 'admin' })
  const before = yield* companyToChange
  if (before?.version !== version) return yield* Effect.fail(changedMeanwhile)
  yield* saveCompany(to)
  const changed = changesOf(namesOf(companyFields), before, to)
  // Written down before it is read: the answer tells of this change too.
  yield* recordChange(caller, { action: 'updated', kind: 'tenant', id: caller.tenantId, ...changed })
  return yield* bodyOf(company)
})

const mail = read(calls.mail, function* () {
  yield* callerWho({ role: 'admin' })
  return companyMail
})

const actOnMail = change(calls.actOnMail, function* ({ payload }) {
  const caller = yield* callerWho({ role: 'admin' })
  const fields = 'ids' in payload ? ['heldMail'] : ['mailIsHeld']
  if ('ids' in payload) yield* settleHeld(payload.act, payload.ids)
  else yield* payload.act === 'hold' ? holdMail : goLive
  return yield* answered(caller, { action: 'updated', kind: 'tenant', id: caller.tenantId, fields }, companyMail)
})

export const companyHandlers = HttpApiBuilder.group(Api, 'company', (handlers) =>
  handlers.handleAll({ show, update, mail, actOnMail }),
)
