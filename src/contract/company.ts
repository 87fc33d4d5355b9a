import { Company, CompanyMail, CompanySaved, MailAct } from '../domain/organisation/nouns.ts'
import { Refusal403, Refusal409, reply } from './envelope.ts'
import { get, put, tenantGroup } from './tenantGroup.ts'

/** Ours: what a client says of itself, and whether its mail leaves. */
export class CompanyGroup extends tenantGroup(
  'company',
  'The company',
  get('show', '/company', { success: reply(Company), error: [Refusal403] }),
  put('update', '/company', { payload: CompanySaved, success: reply(Company), error: [Refusal403, Refusal409] }),
  get('mail', '/company/mail', { success: reply(CompanyMail), error: [Refusal403] }),
  put('actOnMail', '/company/mail', { payload: MailAct, success: reply(CompanyMail), error: [Refusal403] }),
) {}
